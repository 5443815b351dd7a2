//! The thirteen species of Two by Two: the columns printed on the arks, A to L, and the unicorns.

use postcard::experimental::max_size::MaxSize;
use serde::{Deserialize, Serialize};

/// Columns printed on an ark.
pub const COLUMNS: u8 = 12;
/// Columns, and the unicorns.
pub const SPECIES: usize = COLUMNS as usize + 1;
/// Columns with a x2 star on each ark.
pub const STARS: u8 = 3;
/// Arks on the board.
pub const ARKS: usize = 4;

const LETTERS: [&str; SPECIES] = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "unicorn"];

/// A species that can be rescued.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Species(u8);

impl Species {
    /// The two unicorns.
    pub const UNICORN: Self = Self(COLUMNS);

    /// Every species, in the order of the arks, the unicorns last.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..=COLUMNS).map(Self)
    }

    /// The species with a column of their own.
    pub fn columns() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..COLUMNS).map(Self)
    }

    /// The columns by threes.
    pub fn threes() -> impl Iterator<Item = [Self; 3]> + Clone {
        (0..COLUMNS).step_by(3).map(|first| [Self(first), Self(first + 1), Self(first + 2)])
    }

    /// Position in [`Species::all`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Pairs in the box: six animals of each column, two unicorns.
    #[must_use]
    pub const fn in_the_box(self) -> u8 {
        if self.is_unicorn() { 1 } else { 3 }
    }

    /// Whether these are the unicorns.
    #[must_use]
    pub const fn is_unicorn(self) -> bool {
        self.0 == COLUMNS
    }

    /// The column after this one, the first after the last.
    #[must_use]
    pub const fn next_column(self) -> Self {
        if self.0 + 1 < COLUMNS { Self(self.0 + 1) } else { Self(0) }
    }

    /// Its word in match notes.
    #[must_use]
    pub fn word(self) -> &'static str {
        LETTERS[self.index()]
    }

    /// The species `word` names in match notes.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::all().find(|species| species.word() == word)
    }
}

impl From<Species> for u8 {
    fn from(species: Species) -> Self {
        species.0
    }
}

impl TryFrom<u8> for Species {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        if index <= COLUMNS { Ok(Self(index)) } else { Err("there are thirteen species") }
    }
}

/// The columns with a x2 star on one ark, one bit each: at most three; or that they are not known yet.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Stars(u16);

impl Stars {
    /// Nobody has looked at this ark yet.
    pub const UNKNOWN: Self = Self(1 << 15);

    /// How many.
    #[must_use]
    pub fn count(self) -> u8 {
        // At most three.
        u8::try_from(self.columns().count_ones()).unwrap_or(STARS)
    }

    /// Without the mark of an ark nobody has looked at.
    const fn columns(self) -> u16 {
        self.0 & !Self::UNKNOWN.0
    }

    /// What is known, where nobody will look any more.
    #[must_use]
    pub const fn known(self) -> Self {
        Self(self.columns())
    }

    /// Whether `species` is one of them.
    #[must_use]
    pub const fn has(self, species: Species) -> bool {
        self.0 & (1 << species.0) != 0
    }

    /// One more, unless all three are known or the unicorns are meant, which no ark doubles.
    #[must_use]
    pub fn with(self, species: Species) -> Option<Self> {
        Self::try_from(self.columns() | 1 << species.0).ok()
    }

    /// One less.
    #[must_use]
    pub const fn without(self, species: Species) -> Self {
        Self(self.0 & !(1 << species.0))
    }

    /// From A to L.
    pub fn iter(self) -> impl Iterator<Item = Species> {
        Species::columns().filter(move |species| self.has(*species))
    }
}

impl From<Stars> for u16 {
    fn from(stars: Stars) -> Self {
        stars.0
    }
}

impl TryFrom<u16> for Stars {
    type Error = &'static str;

    fn try_from(bits: u16) -> Result<Self, Self::Error> {
        let fits = bits >> COLUMNS == 0 && bits.count_ones() <= STARS.into();
        if fits || bits == Self::UNKNOWN.0 {
            Ok(Self(bits))
        } else {
            Err("an ark has three stars, on columns A to L")
        }
    }
}

/// The arks of a box whose stars are known, those told first in front: what is worth remembering from one match
/// to the next.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub struct Arks([Stars; ARKS]);

impl Arks {
    /// Every ark that is known.
    pub fn iter(self) -> impl Iterator<Item = Stars> + Clone {
        self.0.into_iter().filter(|stars| stars.count() == STARS)
    }

    /// With one more ark, if all its stars are known. One that differs in a single star was told wrong before;
    /// of five different arks the first told is forgotten.
    #[must_use]
    pub fn with(self, ark: Stars) -> Self {
        let shared = |stars: Stars| (stars.0 & ark.0).count_ones();
        if ark.count() < STARS || self.iter().any(|known| known == ark) {
            return self;
        }
        let others = self.iter().filter(|known| shared(*known) < u32::from(STARS) - 1);
        let spare = (others.clone().count() + 1).saturating_sub(ARKS);
        let mut arks = Self::default();
        for (place, known) in arks.0.iter_mut().zip(others.skip(spare).chain([ark])) {
            *place = known;
        }
        arks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stars(columns: &str) -> Stars {
        let species = columns.chars().map(|column| Species::named(column.encode_utf8(&mut [0; 4])).unwrap());
        species.fold(Stars::default(), |stars, species| stars.with(species).unwrap())
    }

    fn arks(known: &[&str]) -> Arks {
        known.iter().fold(Arks::default(), |arks, columns| arks.with(stars(columns)))
    }

    #[test]
    fn an_ark_is_remembered_once_and_only_when_it_is_whole() {
        assert_eq!(arks(&["AEI", "AEI"]).iter().count(), 1);
        assert_eq!(arks(&["AE"]).iter().count(), 0);
        assert_eq!(Arks::default().with(Stars::UNKNOWN), Arks::default());
    }

    #[test]
    fn an_ark_told_anew_with_one_other_star_is_the_same_ark() {
        assert_eq!(arks(&["AEI", "BFJ", "AEK"]), arks(&["BFJ", "AEK"]));
        assert_eq!(arks(&["AEI", "ABC"]).iter().count(), 2, "two arks may double one column");
    }

    #[test]
    fn a_fifth_ark_takes_the_place_of_the_first() {
        assert_eq!(arks(&["AEI", "BFJ", "CGK", "DHL", "ABC"]), arks(&["BFJ", "CGK", "DHL", "ABC"]));
    }

    #[test]
    fn an_ark_nobody_has_looked_at_has_no_stars() {
        assert_eq!(Stars::UNKNOWN.count(), 0);
        assert!(Species::all().all(|species| !Stars::UNKNOWN.has(species)));
        assert_eq!(Stars::UNKNOWN.with(Species::named("C").unwrap()), Some(stars("C")));
        assert_eq!(Stars::UNKNOWN.known(), Stars::default());
    }
}
