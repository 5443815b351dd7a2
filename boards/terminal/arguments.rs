//! The command line.

use std::{ffi::OsString, path::PathBuf};

use arkeeper::i18n::Lang;

pub const HELP: &str = "\
Arkeeper keeps the score of ark-themed board games.

Usage:
  arkeeper [--lang fr|en] [--journal PATH] [--fresh]
  arkeeper replay FILE...
  arkeeper notes [--journal PATH]

Without a command it plays in this terminal and resumes the match it was left in.

Commands:
  replay FILE...   Play match notes, check what they claim, print the table.
                   Exit code 1: a claim does not hold. 2: a file cannot be understood.
  notes            Print the match in the journal as match notes.

Options:
  --lang fr|en     Set the language, which the first start asks for otherwise.
  --journal PATH   Keep the match in PATH, names and settings beside it.
  --fresh          Set the journal aside, under another name, and begin a new one.
  --help           Print this.
  --version        Print the version.

Keys: arrows choose, Enter takes the answer, Backspace steps back or offers to undo,
m opens the match menu, q leaves (the match is kept).
";

/// What the command line asks for.
pub enum Command {
    Play(Play),
    Replay(Vec<PathBuf>),
    Notes(Option<PathBuf>),
    Help,
    Version,
}

/// How to play.
#[derive(Default)]
pub struct Play {
    pub lang: Option<Lang>,
    pub journal: Option<PathBuf>,
    pub fresh: bool,
}

enum Verb {
    Play,
    Replay,
    Notes,
}

/// Understands the arguments after the program's name.
pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Command, lexopt::Error> {
    use lexopt::prelude::*;
    let mut parser = lexopt::Parser::from_iter(arguments);
    let mut verb = Verb::Play;
    let mut files = Vec::new();
    let mut play = Play::default();
    let mut begun = false;
    while let Some(argument) = parser.next()? {
        match argument {
            Long("help") | Short('h') => return Ok(Command::Help),
            Long("version") | Short('V') => return Ok(Command::Version),
            Long("journal") if !matches!(verb, Verb::Replay) => play.journal = Some(parser.value()?.into()),
            Long("lang") if matches!(verb, Verb::Play) => play.lang = Some(lang(&parser.value()?)?),
            Long("fresh") if matches!(verb, Verb::Play) => play.fresh = true,
            Value(word) if !begun && word == "replay" => verb = Verb::Replay,
            Value(word) if !begun && word == "notes" => verb = Verb::Notes,
            Value(file) if matches!(verb, Verb::Replay) => files.push(file.into()),
            other => return Err(other.unexpected()),
        }
        begun = true;
    }
    match verb {
        Verb::Play => Ok(Command::Play(play)),
        Verb::Notes => Ok(Command::Notes(play.journal)),
        Verb::Replay if files.is_empty() => Err("replay needs at least one file".into()),
        Verb::Replay => Ok(Command::Replay(files)),
    }
}

fn lang(word: &OsString) -> Result<Lang, lexopt::Error> {
    match word.to_str() {
        Some("fr") => Ok(Lang::Fr),
        Some("en") => Ok(Lang::En),
        _ => Err("--lang takes fr or en".into()),
    }
}
