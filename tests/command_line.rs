//! The program as a stranger calls it: exit codes and messages.

use std::{
    fs,
    path::PathBuf,
    process::{Command, Output},
};

fn arkeeper(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arkeeper")).args(arguments).output().expect("the program runs")
}

/// Plays `notes` from a file and returns exit code and message, the file's name left out.
fn replay(name: &str, notes: impl AsRef<[u8]>) -> (i32, String) {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.notes"));
    fs::write(&file, notes).expect("a scratch file");
    let path = file.to_str().expect("a plain path");
    let output = arkeeper(&["replay", path]);
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8(text).expect("text").replace(path, "FILE");
    (output.status.code().expect("an exit code"), text)
}

const HEAD: &str = "game animals-on-board\nplayers Nina Leo Zoe\n";

#[test]
fn notes_that_hold_print_the_table() {
    let (code, text) = replay("hold", format!("{HEAD}Nina split\n? Nina crates 2\n"));
    assert_eq!(code, 0, "{text}");
    assert!(text.starts_with("FILE: every check holds\n"), "{text}");
    assert!(text.contains("Nina        crates 2  tiles 1  out no"), "{text}");
    assert!(text.contains("turn Leo"), "{text}");
}

#[test]
fn a_check_that_fails_names_line_expected_and_found() {
    let (code, text) = replay("check", format!("{HEAD}Nina split\n? Nina crates 3\n"));
    assert_eq!((code, text.as_str()), (1, "FILE:4: expected 3, found 2\n"));
    let (code, text) = replay("turn", format!("{HEAD}? turn Zoe\n"));
    assert_eq!((code, text.as_str()), (1, "FILE:3: expected Zoe, found Nina\n"));
    let (code, text) = replay("winners", format!("{HEAD}? winners Zoe Leo\n"));
    assert_eq!((code, text.as_str()), (1, "FILE:3: expected Zoe Leo, found nobody yet\n"));
    let (code, text) = replay("score", format!("{HEAD}? Nina score 4\n"));
    assert_eq!((code, text.as_str()), (1, "FILE:3: expected 4, found nothing yet\n"));
}

#[test]
fn an_event_against_the_rules_is_a_failing_claim() {
    let (code, text) = replay("refused", format!("{HEAD}Nina take 3\n"));
    assert_eq!((code, text.as_str()), (1, "FILE:3: refused: 1 crate\n"));
    let (code, text) = replay("turn-of", format!("{HEAD}Leo split\n"));
    assert_eq!((code, text.as_str()), (1, "FILE:3: refused: it is the turn of Nina\n"));
    let (code, text) = replay("accepted", format!("{HEAD}! Nina split\n"));
    assert_eq!((code, text.as_str()), (1, "FILE:3: expected a refusal, but the rules accept it\n"));
}

#[test]
fn malformed_notes_name_the_line_and_the_word() {
    let cases = [
        ("Nina jumps\n", "FILE:3: unknown verb \"jumps\"\n"),
        ("Bob split\n", "FILE:3: unknown player \"Bob\"\n"),
        ("Nina take\n", "FILE:3: the line ends where a number should follow\n"),
        ("Nina take three\n", "FILE:3: unknown number \"three\"\n"),
        ("Nina split twice\n", "FILE:3: nothing should follow before \"twice\"\n"),
        ("! Nina jumps\n", "FILE:3: unknown verb \"jumps\"\n"),
        ("Nina split\nfirst Leo\n", "FILE:4: header lines come before the first event\n"),
        ("first Bob\n", "FILE:3: unknown player \"Bob\"\n"),
        ("option speed fast\n", "FILE:3: unknown option \"speed\"\n"),
        ("? Nina feathers 3\n", "FILE:3: unknown player or counter \"feathers\"\n"),
        ("? crates 3\n", "FILE:3: the line ends where a player, before the counter, should follow\n"),
        ("correct Nina crates\n", "FILE:3: the line ends where a number should follow\n"),
        ("? winners\n", "FILE:3: the line ends where a player should follow\n"),
        ("? Nina out maybe\n", "FILE:3: unknown answer, neither yes nor no: \"maybe\"\n"),
    ];
    for (notes, message) in cases {
        let (code, text) = replay("malformed", format!("{HEAD}{notes}"));
        assert_eq!((code, text.as_str()), (2, message), "{notes}");
    }
}

#[test]
fn notes_without_a_whole_header_are_malformed() {
    let cases = [
        ("", "FILE:1: a line \"game ...\" must come first\n"),
        ("players A B\nA split\n", "FILE:2: a line \"game ...\" must come first\n"),
        (
            "game animals-on-board\nA split\n",
            "FILE:2: a line \"players ...\" must come before the first event\n",
        ),
        ("game chess\n", "FILE:1: unknown game \"chess\"\n"),
        ("game animals-on-board\nplayers A\nA split\n", "FILE:3: this game is for 2 to 4 players\n"),
        ("game animals-on-board\nplayers A A\n", "FILE:2: two players have the same name\n"),
        ("game animals-on-board\nplayers Maximiliano B\n", "FILE:2: a name has 1 to 10 letters\n"),
    ];
    for (notes, message) in cases {
        assert_eq!(replay("header", notes), (2, message.to_owned()), "{notes}");
    }
}

#[test]
fn a_file_that_is_not_text_or_not_there_is_named() {
    let (code, text) = replay("latin", b"game animals-on-board\nplayers Zo\xE9 B\n");
    assert_eq!((code, text.as_str()), (2, "FILE: line 2 is not UTF-8 text\n"));
    let output = arkeeper(&["replay", "no/such/file.notes"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("no/such/file.notes: "));
}

#[test]
fn the_worst_of_several_files_decides() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let write = |name: &str, text: &str| {
        let file = folder.join(name);
        fs::write(&file, text).expect("a scratch file");
        file.to_str().expect("a plain path").to_owned()
    };
    let good = write("good.notes", HEAD);
    let untrue = write("untrue.notes", &format!("{HEAD}? supply 3\n"));
    let bad = write("bad.notes", "nonsense\n");
    assert_eq!(arkeeper(&["replay", &good]).status.code(), Some(0));
    assert_eq!(arkeeper(&["replay", &untrue, &good]).status.code(), Some(1));
    assert_eq!(arkeeper(&["replay", &untrue, &bad, &good]).status.code(), Some(2));
}

#[test]
fn help_and_version_and_wrong_words() {
    let help = arkeeper(&["--help"]);
    assert_eq!(help.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&help.stdout).contains("Usage:"));
    let version = String::from_utf8(arkeeper(&["--version"]).stdout).expect("text");
    assert_eq!(version, format!("arkeeper {}\n", env!("CARGO_PKG_VERSION")));
    for wrong in [
        &["--lang", "de"][..],
        &["play"],
        &["--fast"],
        &["replay"],
        &["--journal"],
        &["notes", "--lang", "fr"],
    ] {
        let output = arkeeper(wrong);
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("Try 'arkeeper --help'"), "{wrong:?}");
    }
}

#[test]
fn without_a_terminal_it_says_so() {
    let journal = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("no-terminal.journal");
    let output = arkeeper(&["--journal", journal.to_str().expect("a plain path")]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("not a terminal"));
    assert!(!journal.exists(), "nothing was written");
}

#[test]
fn notes_of_a_journal_that_is_not_there_or_foreign() {
    let foreign = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("foreign.journal");
    fs::write(&foreign, "my shopping list\n").expect("a scratch file");
    for path in [foreign.to_str().expect("a plain path"), "no/such/journal"] {
        let output = arkeeper(&["notes", "--journal", path]);
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&output.stderr).contains(path));
    }
}
