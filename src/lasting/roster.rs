//! The roster: the people this device knows, those who played last first.

use heapless::Vec;
use postcard::experimental::max_size::MaxSize;
use serde::{Deserialize, Serialize};

use crate::{
    colour::Colour,
    seat::{MAX_SEATS, Name, Names},
};

/// Most names; a further one takes the place of whoever has not played for longest.
pub const ROSTER: usize = 20;

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, MaxSize)]
pub struct Person {
    /// Their name.
    pub name: Name,
    /// The colour of their pieces, if they have told.
    pub favourite: Option<Colour>,
}

/// People, those of the last table first and in its order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Stored", into = "Stored")]
pub struct Roster {
    people: Vec<Person, ROSTER>,
    /// How many of them sat at the last table; none if its players had no names.
    seated: u8,
}

/// A roster as it is kept, before it is checked.
#[derive(Clone, Serialize, Deserialize)]
struct Stored {
    people: Vec<Person, ROSTER>,
    seated: u8,
}

impl Roster {
    /// Everybody, those who played last first.
    #[must_use]
    pub fn people(&self) -> &[Person] {
        &self.people
    }

    /// The names, in the same order.
    #[must_use]
    pub fn names(&self) -> impl ExactSizeIterator<Item = &Name> {
        self.people.iter().map(|person| &person.name)
    }

    /// The colour of somebody's pieces, if it is known.
    #[must_use]
    pub fn favourite(&self, name: &Name) -> Option<Colour> {
        self.people.iter().find(|person| person.name == *name).and_then(|person| person.favourite)
    }

    /// Whether this device knows `name`.
    #[must_use]
    pub fn knows(&self, name: &Name) -> bool {
        self.names().any(|other| other == name)
    }

    /// How many sat at the last table, if they had names.
    #[must_use]
    pub fn last_players(&self) -> Option<u8> {
        Some(self.seated).filter(|&seated| seated > 0)
    }

    /// The last table, if it had so many players and they had names.
    #[must_use]
    pub fn last_table(&self, players: u8) -> Option<Names> {
        let seated = self.people.get(..usize::from(self.seated)).filter(|_| self.seated == players)?;
        Names::try_from(seated.iter().map(|person| person.name.clone()).collect::<Vec<_, MAX_SEATS>>()).ok()
    }

    /// Remembers who sits down now; players without names leave no trace but that.
    pub fn seat(&mut self, table: &[Name]) {
        self.seated = 0;
        for name in table.iter().rev() {
            let favourite = self.favourite(name);
            self.forget(name);
            self.insert(0, Person { name: name.clone(), favourite });
        }
        // At most five sit at a table.
        self.seated = u8::try_from(table.len()).unwrap_or(0);
    }

    /// Adds a name that is not there yet, behind those of the last table.
    pub fn add(&mut self, name: &Name) {
        if !self.knows(name) {
            self.insert(usize::from(self.seated), Person { name: name.clone(), favourite: None });
        }
    }

    /// Somebody new; where there is no room, whoever has not played for longest gives way.
    fn insert(&mut self, place: usize, person: Person) {
        if self.people.is_full() {
            self.people.pop();
        }
        // There is room now, and the place is one of the first.
        let fits = self.people.insert(place, person);
        debug_assert!(fits.is_ok());
    }

    /// Crosses a name out.
    pub fn forget(&mut self, name: &Name) {
        let place = self.names().position(|other| other == name);
        if let Some(place) = place {
            self.people.remove(place);
            if place < usize::from(self.seated) {
                self.seated = 0;
            }
        }
    }

    /// Gives somebody's pieces a colour.
    pub fn like(&mut self, name: &Name, colour: Colour) {
        if let Some(person) = self.people.iter_mut().find(|person| person.name == *name) {
            person.favourite = Some(colour);
        }
    }
}

impl TryFrom<Stored> for Roster {
    type Error = &'static str;

    fn try_from(Stored { people, seated }: Stored) -> Result<Self, Self::Error> {
        let named = |name: &Name, people: &[Person]| people.iter().any(|person| person.name == *name);
        let twice = people.iter().enumerate().any(|(i, person)| named(&person.name, &people[..i]));
        if twice || usize::from(seated) > people.len().min(MAX_SEATS) {
            return Err("a name stands in the roster once");
        }
        Ok(Self { people, seated })
    }
}

impl From<Roster> for Stored {
    fn from(Roster { people, seated }: Roster) -> Self {
        Self { people, seated }
    }
}

impl MaxSize for Roster {
    const POSTCARD_MAX_SIZE: usize = 1 + ROSTER * Person::POSTCARD_MAX_SIZE + 1;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(words: &[&str]) -> std::vec::Vec<Name> {
        words.iter().map(|word| Name::new(word).unwrap()).collect()
    }

    fn told(roster: &Roster) -> std::vec::Vec<&str> {
        roster.names().map(Name::as_str).collect()
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
    fn a_favourite_colour_stays_whoever_sits_down() {
        let mut roster = Roster::default();
        roster.seat(&names(&["Nina", "Léo"]));
        roster.like(&names(&["Léo"])[0], Colour::Blue);
        roster.seat(&names(&["Léo", "Zoé"]));
        assert_eq!(roster.favourite(&names(&["Léo"])[0]), Some(Colour::Blue));
        assert_eq!(roster.favourite(&names(&["Nina"])[0]), None);
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
