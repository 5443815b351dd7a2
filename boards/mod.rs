//! The boards: where the program meets the world. The target picks one.

#[cfg(not(target_os = "none"))]
mod terminal;

#[cfg(not(target_os = "none"))]
pub use terminal::main;
