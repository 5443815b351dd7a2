//! The desktop board: the same 128x64 pixels in a terminal.
//!
//! | part    | what stands for it                                                   |
//! |---------|----------------------------------------------------------------------|
//! | display | braille from 64x18 characters, half blocks from 128x34               |
//! | keys    | arrows, Enter, Backspace; `m` is Back held                           |
//! | memory  | two files in the user's data directory                               |

mod arguments;
mod file_journal;
mod file_store;
mod keyboard;
mod lines;
mod picture;
mod replay;
mod screen;

use std::{
    cell::RefCell,
    fmt,
    future::Future,
    io::{self, IsTerminal},
    path::PathBuf,
    pin::pin,
    process::ExitCode,
    rc::Rc,
    task::{Context, Poll, Waker},
};

use arguments::{Command, Play};
use arkeeper::{
    app::App,
    board::{Board, Fault, Journal, Store, run},
    games::{Match, Record},
    i18n::Lang,
};
use file_journal::FileJournal;
use file_store::FileStore;
use keyboard::Keyboard;
use screen::{Screen, Window};

/// Something the user can mend: bad arguments, no terminal, a file that is not ours.
const EXIT_USAGE: u8 = 2;

/// Runs what the command line asks for.
pub fn main() -> ExitCode {
    let done = match arguments::parse(std::env::args_os()) {
        Ok(Command::Help) => print(arguments::HELP),
        Ok(Command::Version) => print(concat!("arkeeper ", env!("CARGO_PKG_VERSION"), "\n")),
        Ok(Command::Replay(files)) => return replay::replay(&files),
        Ok(Command::Notes(journal)) => notes(journal),
        Ok(Command::Play(play)) => play_in_terminal(play),
        Err(message) => Err(format!("{message}\nTry 'arkeeper --help'.").into()),
    };
    done.map_or_else(
        |error: Box<dyn std::error::Error>| {
            eprintln!("arkeeper: {error}");
            ExitCode::from(EXIT_USAGE)
        },
        |()| ExitCode::SUCCESS,
    )
}

type Done = Result<(), Box<dyn std::error::Error>>;

/// Prints to a reader who may have gone away, as `arkeeper --help | head -1` has.
fn print(text: impl fmt::Display) -> Done {
    use io::Write;
    match write!(io::stdout().lock(), "{text}") {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}

/// Prints the match in the journal as match notes.
fn notes(journal: Option<PathBuf>) -> Done {
    let path = journal.map_or_else(default_journal, Ok)?;
    let game = FileJournal::read(&path)?.into_match();
    let game = game.ok_or_else(|| format!("there is no match in {}", path.display()))?;
    let mut text = String::new();
    arkeeper::notes::write(&game, &mut text)?;
    print(text)
}

fn play_in_terminal(play: Play) -> Done {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err("this is not a terminal; 'arkeeper replay FILE' and 'arkeeper notes' need none".into());
    }
    let path = play.journal.map_or_else(default_journal, Ok)?;
    if play.fresh
        && let Some(aside) = FileJournal::set_aside(&path)?
    {
        println!("The old journal is kept as {}.", aside.display());
    }
    // Names and settings outlive matches; only what cannot be read gives way.
    if play.fresh
        && FileStore::open(&path).is_err()
        && let Some(aside) = FileJournal::set_aside(&FileStore::beside(&path))?
    {
        println!("The old settings are kept as {}.", aside.display());
    }
    let (journal, replay) = FileJournal::open(&path)?;
    let (store, mut lasting) = FileStore::open(&path)?;
    if play.lang.is_some() {
        lasting.set(|settings| settings.lang = play.lang);
    }
    let mut app = App::new(lasting, replay.into_match());
    app.suggest(lang_of_the_user());
    let screen = Rc::new(RefCell::new(Screen::open(app.lang())?));
    let panel = Window(Rc::clone(&screen));
    let board = Board { panel, keys: Keyboard::new(Rc::clone(&screen)), memory: Files { journal, store } };
    let mut trouble = None;
    block_on(run(board, &mut app, |fault| match fault {
        Fault::Show(error) => trouble = Some(format!("the terminal could not be drawn on: {error}")),
        Fault::Save(error) | Fault::Keep(error) => {
            trouble = Some(format!("{}: not everything was saved: {error}", path.display()));
        }
    }));
    drop(screen);
    trouble.map_or(Ok(()), |message| Err(message.into()))
}

/// Both files of the terminal.
struct Files {
    journal: FileJournal,
    store: FileStore,
}

impl Journal for Files {
    type Error = io::Error;

    async fn append(&mut self, records: &[Record], game: Option<&Match>) -> io::Result<()> {
        self.journal.append(records, game).await
    }
}

impl Store for Files {
    type Error = io::Error;

    async fn keep(&mut self, key: u8, value: &[u8]) -> io::Result<()> {
        self.store.keep(key, value).await
    }
}

fn default_journal() -> Result<PathBuf, Box<dyn std::error::Error>> {
    use etcetera::BaseStrategy;
    let places = etcetera::choose_base_strategy()
        .map_err(|error| format!("no place for the journal ({error}); name one with --journal PATH"))?;
    Ok(places.data_dir().join("arkeeper").join("match.journal"))
}

/// French if the user's messages are French.
fn lang_of_the_user() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    let french = set.into_iter().find(|value| !value.is_empty()).is_some_and(|value| value.starts_with("fr"));
    if french { Lang::Fr } else { Lang::En }
}

/// Every part blocks its thread instead of pending, so the first poll is the whole program.
fn block_on<F: Future>(future: F) -> F::Output {
    let mut future = pin!(future);
    loop {
        if let Poll::Ready(done) = future.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            return done;
        }
    }
}
