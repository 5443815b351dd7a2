//! `cargo xtask verify`: the one command that tests the whole project, on a fresh machine too.

use std::{env, path::PathBuf, process::Command, time::Instant};

use crate::firmware::{self, PICO};

/// The project's folder.
pub fn root() -> PathBuf {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    here.parent().map_or_else(|| here.clone(), PathBuf::from)
}

/// Runs every step, stopping at the first that fails.
pub fn verify() -> Result<(), String> {
    let begun = Instant::now();
    run("rustup", &["target", "add", PICO])?;
    run("rustup", &["component", "add", "rustfmt", "clippy"])?;
    cargo(&["fmt", "--all", "--check"])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
    cargo(&["clippy", "--target", PICO, "--", "-D", "warnings"])?;
    cargo(&["test", "--workspace"])?;
    doc()?;
    firmware::build()?;
    firmware::emulate()?;
    println!("verify: everything holds ({} s)", begun.elapsed().as_secs());
    Ok(())
}

/// Documentation without a warning.
fn doc() -> Result<(), String> {
    let mut doc = command("cargo", &["doc", "--workspace", "--no-deps", "--document-private-items"]);
    finish(doc.env("RUSTDOCFLAGS", "-D warnings"))
}

pub fn cargo(arguments: &[&str]) -> Result<(), String> {
    run("cargo", arguments)
}

/// Runs a program in the project's folder and says so.
pub fn run(program: &str, arguments: &[&str]) -> Result<(), String> {
    finish(&mut command(program, arguments))
}

pub fn command(program: &str, arguments: &[&str]) -> Command {
    // Inside `cargo run`, CARGO names the very cargo that runs this.
    let program = match (program, env::var_os("CARGO")) {
        ("cargo", Some(cargo)) => cargo,
        _ => program.into(),
    };
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    command
}

pub fn finish(command: &mut Command) -> Result<(), String> {
    let shown = format!("{command:?}");
    println!("verify: {shown}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{shown} failed: {status}")),
        Err(error) => Err(format!("{shown} could not be run: {error}")),
    }
}
