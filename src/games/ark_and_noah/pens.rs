//! The pen a pair boards: its wall entered player by player, its pitch, and the points both pay.

use super::{ArkAndNoah, Event, MAX_SIZE, Phase, Turn, refuse, words};
use crate::{
    game::Refusal,
    seat::{PerSeat, Seat},
};

/// A pen that was entered, and who lives in it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Pen {
    wall: PerSeat<u8>,
    pitch: u8,
    /// A pair of large animals is in it.
    large: bool,
    /// A pair of small animals is in it.
    small: bool,
}

impl Pen {
    /// Planks of its wall.
    pub fn planks(&self) -> u8 {
        self.wall.values().sum()
    }
}

/// The wall of a pen as far as it is entered, for a pair that boards.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Wall {
    /// Who loads.
    pub turn: Turn,
    /// Of the pair.
    pub size: u8,
    /// Entered so far.
    pub planks: PerSeat<u8>,
    /// Whose planks are next.
    pub of: Seat,
}

impl Wall {
    pub fn sum(&self) -> u8 {
        self.planks.values().sum()
    }
}

/// Most pitch cubes that touch one pen: it has no more sides.
const MAX_PEN_PITCH: u8 = 10;

/// Most planks of any wall.
pub(super) const MAX_WALL: u8 = 10;

/// How many planks the wall of a pen for this size can have. Small animals go into a pen of any size.
pub(super) const fn walls(size: u8) -> &'static [u8] {
    match size {
        0 => &[4, 6, 8, 10],
        1 => &[4],
        2 => &[6],
        3 => &[8],
        _ => &[8, 10],
    }
}

impl ArkAndNoah {
    /// Planks of everybody on the ark.
    pub(super) fn planks_aboard(&self) -> u8 {
        self.stocks.values().map(|stock| stock.built).sum()
    }

    /// Whether the next player can have so many planks in the wall, and those after complete it.
    pub(super) fn wall_takes(&self, wall: Wall, planks: u8) -> bool {
        let own = wall.of != wall.turn.seat || planks > 0;
        if !own || planks > self.stocks[wall.of].built {
            return false;
        }
        let sum = wall.sum() + planks;
        let later = self.after(wall.turn.seat, wall.of).map(|seat| self.stocks[seat].built).sum::<u8>();
        walls(wall.size).iter().any(|&total| total.checked_sub(sum).is_some_and(|rest| rest <= later))
    }

    /// Everybody whose planks are asked after those of `of`, clockwise from the loader.
    pub(super) fn after(&self, loader: Seat, of: Seat) -> impl Iterator<Item = Seat> + '_ {
        let players = self.players();
        core::iter::successors(Some(of.next(players)), move |seat| Some(seat.next(players)))
            .take_while(move |&seat| seat != loader)
    }

    /// The pen entered before, if the pair can be in it: a pen holds one large and one small pair.
    pub(super) fn same_pen(&self, wall: Wall) -> Option<Pen> {
        let pen = self.pen?;
        let taken = if wall.size == 0 { pen.small } else { pen.large };
        let fits = walls(wall.size).contains(&pen.planks());
        (!taken && fits && pen.wall[wall.turn.seat] > 0).then_some(pen)
    }

    pub(super) fn enter_wall(&mut self, wall: Wall, event: Event) -> Result<(), Refusal> {
        let loader = wall.turn.seat;
        match event {
            Event::SamePen if wall.of == loader => {
                let Some(pen) = self.same_pen(wall) else { return refuse(words::NO_SUCH_PEN.say()) };
                self.pen = Some(Pen { large: true, small: true, ..pen });
                for (seat, planks) in pen.wall.iter() {
                    self.pay(seat, planks);
                }
                self.pay(loader, pen.pitch);
                self.go_on_loading(wall.turn);
                Ok(())
            }
            Event::Wall(0) if wall.of == loader => refuse(words::OWN_PLANK.say()),
            Event::Wall(planks) if !self.wall_takes(wall, planks) => {
                refuse(words::WALL_OF.with([(*walls(wall.size).last().unwrap_or(&0)).into()]))
            }
            Event::Wall(planks) => {
                self.add_to_wall(wall, planks);
                Ok(())
            }
            _ => refuse(words::NOT_NOW.say()),
        }
    }

    /// Pays these planks, and those of everybody after for whom only one number is possible.
    fn add_to_wall(&mut self, mut wall: Wall, planks: u8) {
        let mut next = Some(planks);
        while let Some(planks) = next {
            wall.planks[wall.of] = planks;
            self.pay(wall.of, planks);
            wall.of = wall.of.next(self.players());
            if wall.of == wall.turn.seat {
                return self.close_wall(wall);
            }
            let mut fitting = (0..=MAX_WALL).filter(|&planks| self.wall_takes(wall, planks));
            next = fitting.next().filter(|_| fitting.next().is_none());
        }
        self.phase = Phase::Wall(wall);
    }

    fn close_wall(&mut self, wall: Wall) {
        if self.most_pen_pitch() > 0 {
            self.phase = Phase::Pitch(wall);
        } else {
            self.close_pen(wall, 0);
        }
    }

    /// Most pitch cubes the pen can have.
    pub(super) fn most_pen_pitch(&self) -> u8 {
        self.pitch_aboard.min(MAX_PEN_PITCH)
    }

    pub(super) fn enter_pitch(&mut self, wall: Wall, event: Event) -> Result<(), Refusal> {
        let Event::PenPitch(pitch) = event else { return refuse(words::NOT_NOW.say()) };
        if pitch > self.most_pen_pitch() {
            return refuse(words::AT_MOST.with([self.most_pen_pitch().into()]));
        }
        self.pay(wall.turn.seat, pitch);
        self.close_pen(wall, pitch);
        Ok(())
    }

    fn close_pen(&mut self, wall: Wall, pitch: u8) {
        let large = (1..=MAX_SIZE).contains(&wall.size);
        self.pen = Some(Pen { wall: wall.planks, pitch, large, small: wall.size == 0 });
        self.go_on_loading(wall.turn);
    }
}
