//! What can go wrong beside a game, told in words; and why the device started.

use super::{pages::plain, words};
use crate::{
    i18n::Label,
    view::{Icon, View},
};

/// Something that went wrong beside the game, to be told in words.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The journal did not take the last record.
    NotSaved,
    /// The match holds as many entries as there is room for.
    Full,
    /// The journal holds a match of a newer program.
    Newer,
    /// The journal holds a match that cannot be read.
    Damaged,
    /// The settings could not be read.
    Forgotten,
    /// The program failed and was started again.
    Panicked,
    /// The program stopped answering and was started again.
    Hung,
}

/// Why the device started.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Restart {
    /// The program failed.
    Panic,
    /// The program stopped answering.
    Hang,
    /// The power was off.
    Power,
}

impl Problem {
    pub(super) fn view(self) -> View {
        let (head, body, answer): (&Label, &Label, &Label) = match self {
            Self::NotSaved => (&words::NOT_SAVED, &words::NOT_SAVED_BODY, &words::CONTINUE),
            Self::Full => (&words::FULL, &words::FULL_BODY, &words::CONTINUE),
            Self::Newer => (&words::NEWER, &words::NEWER_BODY, &words::GOT_IT),
            Self::Damaged => (&words::DAMAGED, &words::DAMAGED_BODY, &words::GOT_IT),
            Self::Forgotten => (&words::FORGOTTEN, &words::FORGOTTEN_BODY, &words::GOT_IT),
            Self::Panicked => (&words::RESTARTED, &words::PANICKED_BODY, &words::GOT_IT),
            Self::Hung => (&words::RESTARTED, &words::HUNG_BODY, &words::GOT_IT),
        };
        View::Notice { icon: Icon::Warning, head: head.say(), body: body.say(), bar: plain(answer.say()) }
    }
}
