//! The terminal as a panel: drawn in the middle, the keys below; put back as it was on every way out.

use std::{
    cell::RefCell,
    io::{self, Write},
    panic,
    rc::Rc,
};

use arkeeper::{
    board::{Look, Panel},
    i18n::Lang,
    quiet::Light,
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
        let screen = Self { frame: Frame::new(), look: Look { light: Light::Lit(3), lang }, size: None };
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
        queue!(out, SetColors(Colors::new(ink(self.look.light), Color::Black)))?;
        for (y, line) in (top..).zip(cells.lines(&self.frame)) {
            queue!(out, MoveTo(left, y), Print(line))?;
        }
        queue!(out, ResetColor, MoveTo(left, top + height + 1), Print(self.keys()))
    }

    const fn keys(&self) -> &'static str {
        match self.look.lang {
            Lang::Fr => "↑ ↓ choisir   Entrée : OK   Effacer : retour   m menu   q quitter",
            Lang::En => "↑ ↓ choose   Enter: OK   Backspace: back   m menu   q quit",
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

/// Brightness as shades of grey.
const fn ink(light: Light) -> Color {
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
    Color::Rgb { r: shade, g: shade, b: shade }
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
    type Error = io::Error;

    async fn show(&mut self, frame: &Frame, look: Look) -> io::Result<()> {
        let mut screen = self.0.borrow_mut();
        screen.frame = frame.clone();
        screen.look = look;
        screen.redraw()
    }
}
