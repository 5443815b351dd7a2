//! What a person should not have to remember: `cargo xtask verify`, `uf2`, `firmware`, `bench`, `screens`.

mod firmware;
mod screens;
mod uf2;
mod verify;

use std::process::ExitCode;

const HELP: &str = "\
Usage: cargo xtask COMMAND

Commands:
  verify    Fetch what is needed, then run every check of the project.
  uf2       Build the firmware as a file for the Pico's BOOTSEL drive.
  firmware  Build the firmware and test it in the emulator.
  bench     Build the firmware and print what it takes, measured in the emulator.
  screens   Draw the pictures in docs/ from the expected pixels in tests/.
";

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let done = match (words.next().as_deref(), words.next()) {
        (Some("verify"), None) => verify::verify(),
        (Some("uf2"), None) => uf2::write(),
        (Some("firmware"), None) => firmware::test(),
        (Some("bench"), None) => firmware::bench(),
        (Some("screens"), None) => screens::draw(),
        (None | Some("help" | "--help"), None) => {
            print!("{HELP}");
            Ok(())
        }
        (Some(word), _) => Err(format!("unknown command or too many words at {word}\n{HELP}")),
        (None, Some(_)) => Err(HELP.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}
