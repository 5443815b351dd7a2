//! The roster: the names this device knows, those who played last first.

use heapless::Vec;
use postcard::experimental::max_size::MaxSize;
use serde::{Deserialize, Serialize};

use crate::seat::{MAX_SEATS, Name, Names};

/// Most names; a further one takes the place of whoever has not played for longest.
pub const ROSTER: usize = 20;

/// Names, those of the last table first and in its order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Stored", into = "Stored")]
pub struct Roster {
    names: Vec<Name, ROSTER>,
    /// How many of them sat at the last table; none if its players had no names.
    seated: u8,
}

/// A roster as it is kept, before it is checked.
#[derive(Clone, Serialize, Deserialize)]
struct Stored {
    names: Vec<Name, ROSTER>,
    seated: u8,
}

impl Roster {
    /// Every name, those who played last first.
    #[must_use]
    pub fn names(&self) -> &[Name] {
        &self.names
    }

    /// The last table, if it had so many players and they had names.
    #[must_use]
    pub fn last_table(&self, players: u8) -> Option<Names> {
        let seated = self.names.get(..usize::from(self.seated)).filter(|_| self.seated == players)?;
        Names::try_from(seated.iter().cloned().collect::<Vec<_, MAX_SEATS>>()).ok()
    }

    /// Remembers who sits down now; players without names leave no trace but that.
    pub fn seat(&mut self, table: &[Name]) {
        for name in table {
            self.forget(name);
        }
        self.seated = 0;
        for name in table.iter().rev() {
            self.add(name);
        }
        // At most five sit at a table.
        self.seated = u8::try_from(table.len()).unwrap_or(0);
    }

    /// Adds a name that is not there yet, behind those of the last table.
    pub fn add(&mut self, name: &Name) {
        if self.names.contains(name) {
            return;
        }
        if self.names.is_full() {
            self.names.pop();
        }
        // There is room now.
        let fits = self.names.insert(usize::from(self.seated), name.clone());
        debug_assert!(fits.is_ok());
    }

    /// Crosses a name out.
    pub fn forget(&mut self, name: &Name) {
        if let Some(place) = self.names.iter().position(|other| other == name) {
            self.names.remove(place);
            if place < usize::from(self.seated) {
                self.seated = 0;
            }
        }
    }
}

impl TryFrom<Stored> for Roster {
    type Error = &'static str;

    fn try_from(Stored { names, seated }: Stored) -> Result<Self, Self::Error> {
        let twice = names.iter().enumerate().any(|(i, name)| names[..i].contains(name));
        if twice || usize::from(seated) > names.len().min(MAX_SEATS) {
            return Err("a name stands in the roster once");
        }
        Ok(Self { names, seated })
    }
}

impl From<Roster> for Stored {
    fn from(Roster { names, seated }: Roster) -> Self {
        Self { names, seated }
    }
}

impl MaxSize for Roster {
    const POSTCARD_MAX_SIZE: usize = 1 + ROSTER * Name::POSTCARD_MAX_SIZE + 1;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(words: &[&str]) -> std::vec::Vec<Name> {
        words.iter().map(|word| Name::new(word).unwrap()).collect()
    }

    fn told(roster: &Roster) -> std::vec::Vec<&str> {
        roster.names().iter().map(Name::as_str).collect()
    }

    #[test]
    fn those_who_played_last_come_first_in_the_order_of_the_table() {
        let mut roster = Roster::default();
        roster.seat(&names(&["Nina", "Léo", "Zoé"]));
        roster.seat(&names(&["Max", "Léo"]));
        assert_eq!(told(&roster), ["Max", "Léo", "Nina", "Zoé"]);
        assert_eq!(roster.last_table(2), Some(Names::new(["Max", "Léo"]).unwrap()));
        assert_eq!(roster.last_table(3), None);
    }

    #[test]
    fn a_table_without_names_is_not_proposed_again_and_nobody_is_forgotten() {
        let mut roster = Roster::default();
        roster.seat(&names(&["Nina", "Léo"]));
        roster.seat(&[]);
        assert_eq!(roster.last_table(2), None);
        assert_eq!(told(&roster), ["Nina", "Léo"]);
    }

    #[test]
    fn the_twenty_first_name_takes_the_place_of_the_oldest() {
        let mut roster = Roster::default();
        for number in 0..=ROSTER {
            roster.add(&Name::new(&format!("N{number}")).unwrap());
        }
        assert_eq!(roster.names().len(), ROSTER);
        assert_eq!(told(&roster)[0], "N20");
        assert!(!told(&roster).contains(&"N0"));
    }

    #[test]
    fn a_new_name_leaves_the_last_table_together() {
        let mut roster = Roster::default();
        roster.seat(&names(&["Nina", "Léo"]));
        roster.add(&names(&["Zoé"])[0]);
        assert_eq!(told(&roster), ["Nina", "Léo", "Zoé"]);
        assert!(roster.last_table(2).is_some());
    }

    #[test]
    fn a_table_that_lost_a_name_is_not_proposed() {
        let mut roster = Roster::default();
        roster.seat(&names(&["Nina", "Léo"]));
        roster.forget(&names(&["Léo"])[0]);
        assert_eq!(roster.last_table(2), None);
        assert_eq!(told(&roster), ["Nina"]);
    }
}
