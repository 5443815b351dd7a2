//! Starts the program on the board of the target being built.

#[path = "../boards/mod.rs"]
mod boards;

fn main() -> std::process::ExitCode {
    boards::main()
}
