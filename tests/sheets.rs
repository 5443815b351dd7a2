//! The rules, as match notes with checks: every file in `tests/sheets/` must hold.

use std::{
    fs,
    path::{Path, PathBuf},
};

use arkeeper::{games::Kind, notes::Reader};

fn sheets(game: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sheets").join(game);
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<_> = entries.map(|entry| entry.expect("a readable folder").path()).collect();
    files.sort();
    files
}

/// The first line of `file` that does not hold, in words.
fn failure(file: &Path) -> Option<String> {
    let text = fs::read_to_string(file).expect("a sheet is text");
    let mut reader = Reader::default();
    for (number, line) in (1..).zip(text.lines()) {
        if let Err(error) = reader.line(line) {
            return Some(format!("{}:{number}: {line}\n    {error}", file.display()));
        }
    }
    reader.finish().err().map(|error| format!("{}: {error}", file.display()))
}

#[test]
fn every_sheet_of_every_game_holds() {
    for kind in Kind::ALL {
        let files = sheets(kind.info().id);
        assert!(files.len() >= 10, "{} has {} sheets", kind.info().id, files.len());
        let failures: Vec<_> = files.iter().filter_map(|file| failure(file)).collect();
        assert!(failures.is_empty(), "\n{}", failures.join("\n"));
    }
}

#[test]
fn every_sheet_checks_something() {
    for file in Kind::ALL.iter().flat_map(|kind| sheets(kind.info().id)) {
        let text = fs::read_to_string(&file).expect("a sheet is text");
        let checks = text.lines().filter(|line| line.starts_with('?') || line.starts_with('!')).count();
        assert!(checks > 0, "{} checks nothing", file.display());
    }
}
