//! Starts the program on the board of the target being built.

#![cfg_attr(target_os = "none", no_std, no_main)]

#[path = "../boards/mod.rs"]
mod boards;

// On a device the board itself is the entry.
#[cfg(not(target_os = "none"))]
fn main() -> std::process::ExitCode {
    boards::main()
}
