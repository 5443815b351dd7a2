//! The firmware: building it, and testing the real image in an emulator.

use std::{env, ffi::OsStr, path::PathBuf};

use crate::uf2;
use crate::verify::{cargo, command, finish, root, run};

/// The Pico's processor.
pub const PICO: &str = "thumbv6m-none-eabi";

/// Cargo's folder for what it builds.
pub fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The firmware's image.
pub fn elf() -> PathBuf {
    target().join(PICO).join("release").join("arkeeper")
}

/// Builds the firmware, adding the processor to the toolchain where it is missing.
pub fn build() -> Result<(), String> {
    run("rustup", &["target", "add", PICO])?;
    cargo(&["build", "--release", "--target", PICO])
}

/// Builds the firmware and tests it in the emulator, against what the host renders now.
pub fn test() -> Result<(), String> {
    build()?;
    write_expected()?;
    emulate()
}

/// What the host renders, and stores to start from.
fn write_expected() -> Result<(), String> {
    cargo(&["test", "--test", "expected_frames", "--test", "journal"])
}

/// Tests the image that is built, against what `cargo test` wrote down.
pub fn emulate() -> Result<(), String> {
    uf2::convert_elf()?;
    // Named one by one: a test that is not there is a failure, not a test less.
    let names =
        ["image", "uf2", "journeys", "keys", "display", "quiet", "restart", "stores", "power", "numbers"];
    let files = names.map(|name| format!("{name}.test.mjs"));
    node(["--test".to_owned()].iter().chain(&files))
}

/// Builds the firmware and prints what it takes, measured in the emulator; presses are counted on the host.
pub fn bench() -> Result<(), String> {
    build()?;
    write_expected()?;
    node(["bench.mjs"])?;
    cargo(&["test", "--test", "journeys", "--", "presses", "--nocapture", "--test-threads=1"])
}

/// Runs `node` among the emulator's tests, with its packages.
fn node(arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Result<(), String> {
    let folder = root().join("tests").join("firmware");
    finish(command("npm", &["ci", "--no-audit", "--no-fund"]).current_dir(&folder))?;
    let mut node = command("node", &[]);
    finish(node.args(arguments).env("CARGO_TARGET_DIR", target()).current_dir(&folder))
}
