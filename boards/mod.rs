//! The boards: where the program meets the world. The target picks one.

#[cfg(target_os = "none")]
mod flash_journal;
#[cfg(target_os = "none")]
mod flash_store;
#[cfg(target_os = "none")]
mod pico;
#[cfg(target_os = "none")]
mod pico_oled;
#[cfg(target_os = "none")]
mod proven_flash;
#[cfg(target_os = "none")]
mod ssd1306;
#[cfg(not(target_os = "none"))]
mod terminal;

#[cfg(not(target_os = "none"))]
pub use terminal::main;
