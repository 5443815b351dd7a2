//! The firmware: building it, and testing the real image in an emulator.

use std::{env, path::PathBuf};

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
    cargo(&["test", "--test", "expected_frames", "--test", "journal"])?;
    emulate()
}

/// Tests the image that is built, against what `cargo test` wrote down.
pub fn emulate() -> Result<(), String> {
    let folder = root().join("tests").join("firmware");
    finish(command("npm", &["ci", "--no-audit", "--no-fund"]).current_dir(&folder))?;
    let files = ["image", "journeys", "keys", "display", "quiet", "restart", "stores", "power", "numbers"]
        .map(|name| format!("{name}.test.mjs"));
    // Named one by one: a test that is not there is a failure, not a test less.
    let mut node = command("node", &["--test"]);
    finish(node.args(&files).env("CARGO_TARGET_DIR", target()).current_dir(&folder))
}
