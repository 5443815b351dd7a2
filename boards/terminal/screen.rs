//! The terminal as a panel: drawn in the middle, the keys below; put back as it was on every way out.

use std::{
    cell::RefCell,
    io::{self, Write},
    panic,
    rc::Rc,
};

use arkeeper::{
    board::{Look, Panel},
    colour::Colour,
    i18n::Lang,
    quiet::Light,
    seat::MAX_SEATS,
    ui::Frame,
};
use crossterm::{
    cursor::{Hide, MoveTo, Show},
    execute, queue,
    style::{Color, Colors, Print, ResetColor, SetColors},
    terminal::{self, Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen},
};

use super::picture::Cells;

/// Lines under the picture: one free, one for the keys.
const BELOW: u16 = 2;

/// The terminal, taken over until this is dropped.
pub struct Screen {
    frame: Frame,
    look: Look,
    /// The window's columns and rows when it was last drawn on.
    size: Option<(u16, u16)>,
}

impl Screen {
    pub fn open(lang: Lang) -> io::Result<Self> {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            give_back();
            before(info);
        }));
        terminal::enable_raw_mode()?;
        let screen = Self {
            frame: Frame::new(),
            look: Look { light: Light::Lit(3), lang, columns: [None; MAX_SEATS], column_rows: 0 },
            size: None,
        };
        execute!(io::stdout(), EnterAlternateScreen, Hide)?;
        Ok(screen)
    }

    /// Draws the last frame again, as after a change of size.
    pub fn redraw(&mut self) -> io::Result<()> {
        let mut out = io::stdout().lock();
        let (columns, rows) = terminal::size()?;
        // Clearing at every frame would flicker.
        if self.size.replace((columns, rows)) != Some((columns, rows)) {
            queue!(out, ResetColor, Clear(ClearType::All))?;
        }
        match Cells::fitting(columns, rows, BELOW) {
            Some(cells) => self.draw(&mut out, cells, columns, rows)?,
            None => queue!(out, MoveTo(0, 0), Print(self.too_small(columns, rows)))?,
        }
        out.flush()
    }

    fn draw(&self, out: &mut impl Write, cells: Cells, columns: u16, rows: u16) -> io::Result<()> {
        let (width, height) = cells.size();
        let left = (columns - width) / 2;
        let top = (rows - height - BELOW) / 2;
        for (row, line) in (0..).zip(cells.lines(&self.frame)) {
            queue!(out, MoveTo(left, top + row))?;
            self.draw_line(out, cells, row, &line)?;
        }
        queue!(out, ResetColor, MoveTo(left, top + height + 1), Print(format!("{:<64}", self.keys())))
    }

    /// One line of the picture; beside each other in the colours of the players where it is part of their columns.
    fn draw_line(&self, out: &mut impl Write, cells: Cells, row: u16, line: &str) -> io::Result<()> {
        let players = self.look.columns.iter().flatten().count();
        let (width, height) = cells.size();
        let coloured = u32::from(row) * 64 < u32::from(height) * u32::from(self.look.column_rows);
        let parts = if coloured { players.max(1) } else { 1 };
        let letters: Vec<char> = line.chars().collect();
        for part in 0..parts {
            let colour = self.look.columns[part].filter(|_| coloured);
            let edge = |part: usize| usize::from(width) * part / parts;
            let text: String = letters[edge(part)..edge(part + 1)].iter().collect();
            let ink = ink(colour, self.look.light);
            queue!(out, SetColors(Colors::new(ink, Color::Black)), Print(text))?;
        }
        Ok(())
    }

    const fn keys(&self) -> &'static str {
        match self.look.lang {
            Lang::Fr => "↑ ↓ choisir  Entrée : OK  Effacer : retour  m menu  q quitter",
            Lang::En => "↑ ↓ choose  Enter: OK  Backspace: back  m menu  q quit",
        }
    }

    fn too_small(&self, columns: u16, rows: u16) -> String {
        let (width, height) = Cells::Braille.size();
        let (width, height) = (width, height + BELOW);
        match self.look.lang {
            Lang::Fr => format!("Terminal trop petit :\r\n{columns}x{rows}, il faut {width}x{height}."),
            Lang::En => format!("Terminal too small:\r\n{columns}x{rows}, needs {width}x{height}."),
        }
    }
}

/// A colour, white if it is nobody's, as bright as the display is.
fn ink(colour: Option<Colour>, light: Light) -> Color {
    let shade = match light {
        Light::Dark => 0x00,
        Light::Dimmed => 0x50,
        Light::Lit(step) => match step {
            0 | 1 => 0x80,
            2 => 0xa8,
            3 => 0xd0,
            4 => 0xe8,
            _ => 0xff,
        },
    };
    let (r, g, b) = colour.map_or((255, 255, 255), tint);
    let [r, g, b] = [r, g, b].map(|part: u16| u8::try_from(part * shade / 255).unwrap_or(u8::MAX));
    Color::Rgb { r, g, b }
}

const fn tint(colour: Colour) -> (u16, u16, u16) {
    match colour {
        Colour::Red => (255, 92, 92),
        Colour::Blue => (104, 160, 255),
        Colour::Green => (96, 220, 110),
        Colour::Yellow => (255, 224, 80),
        Colour::Purple => (208, 128, 255),
        Colour::Orange => (255, 160, 64),
        Colour::White => (255, 255, 255),
        Colour::Black => (150, 150, 150),
    }
}

/// Leaves the terminal as it was found. Nothing more can be done if even that fails.
fn give_back() {
    let raw = terminal::disable_raw_mode();
    let shown = execute!(io::stdout(), ResetColor, Show, LeaveAlternateScreen);
    if let Err(error) = raw.and(shown) {
        eprintln!("arkeeper: the terminal could not be put back: {error}");
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// The screen as the program's panel; the keyboard shares it to draw again when the window changes.
pub struct Window(pub Rc<RefCell<Screen>>);

impl Panel for Window {
    const COLOUR: bool = true;
    type Error = io::Error;

    async fn show(&mut self, frame: &Frame, look: Look) -> io::Result<()> {
        let mut screen = self.0.borrow_mut();
        screen.frame = frame.clone();
        screen.look = look;
        screen.redraw()
    }
}
