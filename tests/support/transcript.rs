//! A screen as lines of text, for tests that read what a person would read.

use arkeeper::{
    app::App,
    i18n::{Label, Length, Phrase},
    quiet::Light,
    view::{Bar, Boat, Cell, Column, Count, Detail, Gauge, Head, Icon, Row, RowEnd, Slot, Status, View},
};

/// What the screen says, line by line.
pub fn lines(app: &App) -> Vec<String> {
    let mut lines = match app.light() {
        Light::Dark => return vec!["(dark)".to_owned()],
        Light::Dimmed => vec!["(dimmed)".to_owned()],
        Light::Lit(_) => Vec::new(),
    };
    if app.lasting().settings().flipped {
        lines.push("(on its head)".to_owned());
    }
    lines.extend(said(app));
    lines
}

/// What the screen says, however bright it is.
fn said(app: &App) -> Vec<String> {
    let say = |phrase: &Phrase| phrase.text(app.lang(), Length::Long, app.names()).to_string();
    let titled = |title: &Phrase, right: &Option<Phrase>| {
        let right = right.as_ref().map_or(String::new(), |right| format!(" | {}", say(right)));
        format!("= {}{right}", say(title))
    };
    match app.view() {
        View::Play { table, bar: answer } => {
            let compact = matches!(table.gauge, Gauge::Boats(_));
            let columns: Vec<_> = table.columns.iter().map(|seat| column(app, compact, seat, &say)).collect();
            vec![columns.join(" | "), gauge(app, &table.gauge, &say), bar(app, &answer, &say)]
        }
        View::List { title, right, rows, at, window } => {
            let mut lines = vec![titled(&title, &right)];
            lines.extend(rows.iter().enumerate().map(|(index, entry)| row(entry, at == Some(index), &say)));
            if window.1 > rows.len() {
                lines.push(format!("({}-{} of {})", window.0 + 1, window.0 + rows.len(), window.1));
            }
            lines
        }
        View::Choices { title, right, rows, at, refused, help } => {
            let mut lines = vec![titled(&title, &right)];
            lines.extend(rows.iter().enumerate().map(|(index, words)| match refused {
                Some((reason, insisted)) if at == index => {
                    format!("x {} : {}{}", say(words), say(&reason), if insisted { " !" } else { "" })
                }
                _ => marked(at == index, &say(words)),
            }));
            lines.extend(help.map(|help| format!("({})", say(&help))));
            lines
        }
        View::Pick { title, rows, at } => {
            let rows = rows.iter().enumerate().map(|(index, words)| marked(at == index, &say(words)));
            std::iter::once(titled(&title, &None)).chain(rows).collect()
        }
        View::Letters { title, right, written, wheel, bar: answer } => {
            let [above, here, below] =
                wheel.map(|letter| letter.map_or("end".to_owned(), |letter| letter.to_string()));
            let wheel = format!("{written}[{here}] ^{above} v{below}");
            vec![titled(&title, &Some(right)), wheel, bar(app, &answer, &say)]
        }
        View::Entry { title, right, label, value, check, bar: answer } => vec![
            titled(&title, &right),
            format!("{} : {value}", say(&label)),
            check.map_or(String::new(), |check| format!("({})", say(&check))),
            bar(app, &answer, &say),
        ],
        View::Notice { head, body, bar: answer, .. } => {
            vec![format!("! {}", say(&head)), say(&body), bar(app, &answer, &say)]
        }
        View::Help { title, right, body } => vec![titled(&title, &Some(right)), say(&body)],
        View::Detail { detail, page } => details(&detail, page, &say),
        View::Standings { title, standings, at } => {
            let mut lines = vec![format!("= {}", say(&title))];
            for (index, standing) in standings.rows.iter().enumerate() {
                let note = standing.note.map_or(String::new(), |note| format!(" ({})", say(&note)));
                let name = app.names().of(standing.seat);
                lines
                    .push(marked(at == index, &format!("{} {name} {}{note}", standing.rank, standing.score)));
            }
            lines.extend(standings.decided.map(|decided| format!("({})", say(&decided))));
            lines
        }
    }
}

/// `= Kinds | Sl Ti He`, and the numbers of each row below.
fn details(detail: &Detail, page: (usize, usize), say: &impl Fn(&Phrase) -> String) -> Vec<String> {
    const VALUE: Label = Label::brief("{0}", "{0}");
    let heads = detail.heads.iter().map(|head| match head {
        Head::Icon(icon) => icon_word(*icon).to_owned(),
        Head::Words(words) => say(&words.say()),
    });
    let heads = heads.collect::<Vec<_>>().join(" ");
    let bar = if heads.is_empty() { "" } else { " | " };
    let mut lines = vec![format!("= {}{bar}{heads}", say(&detail.title))];
    lines.extend(detail.rows.iter().map(|row| {
        let cells = row.cells.iter().map(|cell| cell.map_or("-".to_owned(), |arg| say(&VALUE.with([arg]))));
        marked(row.acts, &format!("{} | {}", say(&row.left), cells.collect::<Vec<_>>().join(" ")))
    }));
    lines.push(format!("({} of {})", page.0 + 1, page.1));
    lines
}

fn marked(chosen: bool, text: &str) -> String {
    format!("{} {text}", if chosen { ">" } else { "-" })
}

fn row(row: &Row, chosen: bool, say: &impl Fn(&Phrase) -> String) -> String {
    let right = match &row.right {
        Some(RowEnd::Words(words)) => format!(" | {}", say(words)),
        Some(RowEnd::Number(points)) => format!(" | {points}"),
        None => String::new(),
    };
    marked(chosen, &format!("{}{right}", say(&row.left)))
}

fn count(count: Count) -> String {
    count.next.map_or(count.now.to_string(), |next| format!("{}>{next}", count.now))
}

fn column(app: &App, compact: bool, column: &Column, say: &impl Fn(&Phrase) -> String) -> String {
    let mut text = app.names().of(column.seat).to_owned();
    // A compact table has no big numbers, only cells.
    if !compact {
        text.push(' ');
        text.push_str(&count(column.big));
    }
    if column.surprising {
        text.push('!');
    }
    let cells = column.cells.iter().map(|cell| match cell {
        Cell::Count(icon, value) => format!(" {}{}", icon_word(*icon), count(*value)),
        Cell::Chip(words) => format!(" {}", say(words)),
        Cell::Bars { now, next, .. } => {
            let bars = now.iter().zip(next).map(|(now, next)| bar_of_halves(*now, *next));
            format!(" {}", bars.collect::<Vec<_>>().join("/"))
        }
    });
    text.extend(cells.chain(column.marks.iter().map(|mark| format!(" {}", icon_word(*mark)))));
    match column.status {
        Status::Acts => format!("[{text}]"),
        Status::Out => format!("({text})"),
        Status::Waits => text,
    }
}

/// `2½`, `1>2`: a bar and what the answer would make of it.
fn bar_of_halves(now: i16, next: i16) -> String {
    let halves = |value: i16| match (value / 2, value % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    };
    if now == next { halves(now) } else { format!("{}>{}", halves(now), halves(next)) }
}

fn icon_word(icon: Icon) -> &'static str {
    match icon {
        Icon::Crate => "crate",
        Icon::Tile => "t",
        Icon::Flag => "out",
        Icon::First => "first",
        Icon::Check => "check",
        Icon::Warning => "warning",
        Icon::Drop => "water",
        Icon::Pair => "pairs",
        Icon::Star => "star",
        Icon::Fifty => "token50",
        Icon::Hundred => "token100",
        Icon::Back => "back",
        Icon::Hand => "hand",
        Icon::Tear => "tears",
        Icon::Boat => "boat",
        Icon::Male => "♂",
        Icon::Female => "♀",
        Icon::Noah => "noah",
        Icon::Plank => "w",
        Icon::Pitch => "p",
        Icon::Food => "f",
        Icon::Hull => "hull",
        Icon::Disc => "discs",
        Icon::Paw => "pet",
    }
}

fn gauge(app: &App, gauge: &Gauge, say: &impl Fn(&Phrase) -> String) -> String {
    match gauge {
        Gauge::Words { lead, counts } => {
            let counts = counts.iter().map(|(value, noun)| format!(" {} {}", count(*value), say(noun)));
            format!("{}{}", say(lead), counts.collect::<String>())
        }
        Gauge::Level { icon, level, most, left, of } => {
            format!("{} {} of {most}, {} of {of}", icon_word(*icon), count(*level), count(*left))
        }
        Gauge::Boats(ring) => boats(ring, say),
        Gauge::Strip { slots, at, right } => {
            let slots = slots.iter().enumerate().map(|(index, slot)| {
                let text = match slot {
                    Slot::Number(number) => number.to_string(),
                    Slot::Bonus(bonus) => format!("+{bonus}"),
                    Slot::Taken(seat) => app.names().of(*seat).to_owned(),
                    Slot::Done => "v".to_owned(),
                };
                if *at == Some(index) { format!("[{text}] ") } else { format!("{text} ") }
            });
            format!("{}| {}", slots.collect::<String>(), say(right))
        }
        Gauge::Tilt { lean, stock: (icon, stock), drops: (drops, all) } => {
            format!(
                "level {} {} {} rain {}/{all}",
                count(*lean),
                icon_word(*icon),
                count(*stock),
                count(*drops)
            )
        }
        Gauge::Text(words) => say(words),
        Gauge::Recorded(words) => format!("* {}", say(words)),
        Gauge::Remark(words) => format!("! {}", say(words)),
    }
}

/// `12♀ LION | 7 | [14>16/21 CAT] | v3/13 ...`: mass, limit, what must come next, what lies on top; `v` where it
/// leads.
fn boats(ring: &[Boat; 5], say: &impl Fn(&Phrase) -> String) -> String {
    let one = |(place, boat): (usize, &Boat)| {
        let needs = boat.needs.map_or("", icon_word);
        let last = boat.last.map_or(String::new(), |last| format!(" {}", say(&last)));
        let limit = if boat.holed || place == 2 { format!("/{}", count(boat.limit)) } else { String::new() };
        let lead = if boat.target { "v" } else { "" };
        let text = format!("{lead}{}{limit}{needs}{last}", count(boat.mass));
        if place == 2 { format!("[{text}]") } else { text }
    };
    ring.iter().enumerate().map(one).collect::<Vec<_>>().join(" | ")
}

fn bar(app: &App, bar: &Bar, say: &impl Fn(&Phrase) -> String) -> String {
    match bar {
        Bar::Answer { words, note, more, .. } => {
            let note = note.map_or(String::new(), |note| format!(" ({})", say(&note)));
            format!("> {}{note}{}", say(words), if *more { " ^v" } else { "" })
        }
        Bar::Number { words, value } => format!("> {} : {value} ^v", say(words)),
        Bar::Offer { lead, words } => format!("> {}: {}", lead.words(app.lang(), Length::Long), say(words)),
        Bar::Refused { words, reason, insisted } => {
            format!("x {} : {}{}", say(words), say(reason), if *insisted { " !" } else { "" })
        }
    }
}
