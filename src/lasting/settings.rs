//! How the device looks and feels: settings that never reach into a match.

use postcard::experimental::max_size::MaxSize;
use serde::{Deserialize, Serialize};

use crate::{
    i18n::Lang,
    input::{Millis, Pace},
};

/// Steps of brightness.
pub const BRIGHTEST: u8 = 5;

const SECOND: Millis = 1000;
const MINUTE: Millis = 60 * SECOND;

/// How long the display waits before it dims. Append only: settings store the position.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub enum Dim {
    /// Half a minute.
    Soon,
    /// A minute.
    Minute,
    /// Five minutes.
    Late,
    /// It never dims.
    Never,
}

impl Dim {
    /// In the order they are offered.
    pub const ALL: [Self; 4] = [Self::Soon, Self::Minute, Self::Late, Self::Never];

    /// How long, if ever.
    #[must_use]
    pub const fn after(self) -> Option<Millis> {
        match self {
            Self::Soon => Some(30 * SECOND),
            Self::Minute => Some(MINUTE),
            Self::Late => Some(5 * MINUTE),
            Self::Never => None,
        }
    }
}

/// How long the display waits before it goes dark. Append only: settings store the position.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub enum Sleep {
    /// Five minutes.
    Five,
    /// Ten minutes.
    Ten,
    /// Half an hour.
    Thirty,
    /// It never goes dark.
    Never,
}

impl Sleep {
    /// In the order they are offered.
    pub const ALL: [Self; 4] = [Self::Five, Self::Ten, Self::Thirty, Self::Never];

    /// How long, if ever.
    #[must_use]
    pub const fn after(self) -> Option<Millis> {
        match self {
            Self::Five => Some(5 * MINUTE),
            Self::Ten => Some(10 * MINUTE),
            Self::Thirty => Some(30 * MINUTE),
            Self::Never => None,
        }
    }
}

/// Everything that can be set. A change of its fields is a new [`super::VERSION`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub struct Settings {
    /// The language; nothing until the first start has asked.
    pub lang: Option<Lang>,
    /// Brightness, 1 to [`BRIGHTEST`].
    pub light: u8,
    /// When the display dims.
    pub dim: Dim,
    /// When it goes dark.
    pub sleep: Sleep,
    /// How fast a held key repeats.
    pub pace: Pace,
    /// Whether the picture stands on its head.
    pub flipped: bool,
    /// Whether the time of each player is shown beside that of the match.
    pub turn_times: bool,
}

impl Settings {
    /// The brightness a board can rely on.
    #[must_use]
    pub const fn brightness(&self) -> u8 {
        match self.light {
            0 => 1,
            light if light > BRIGHTEST => BRIGHTEST,
            light => light,
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: None,
            light: 3,
            dim: Dim::Minute,
            sleep: Sleep::Ten,
            pace: Pace::Normal,
            flipped: false,
            turn_times: false,
        }
    }
}
