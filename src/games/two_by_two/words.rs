//! Everything Two by Two says, in French and English.

use super::species::{COLUMNS, Species, Stars};
use crate::i18n::{Arg, Label, Phrase};

pub(super) const NAME: Label = Label::new(["Deux par deux", "2 par 2"], ["Two by Two", "2 by 2"]);
pub(super) const BEST_NOISE: Label = Label::brief("Le meilleur cri commence.", "Best animal noise begins.");
pub(super) const PLAYERS_HINT: Label = Label::brief("{0} tours chacun au plus", "at most {0} turns each");

// The set-up.
pub(super) const WHICH_SCORING: Label = Label::brief("Quel décompte ?", "Which scoring?");
pub(super) const BASIC: Label = Label::brief("Simple", "Basic");
pub(super) const ADVANCED_VARIANT: Label = Label::brief("Décompte avancé", "Advanced scoring");
pub(super) const ADVANCED: Label = Label::brief("Avancé", "Advanced");
pub(super) const BASIC_HELP: Label = Label::brief(
    "2 par couple, et 2 de plus si tu es seul à l'avoir",
    "2 a pair, and 2 more if you alone have the species",
);
pub(super) const ADVANCED_HELP: Label =
    Label::brief("6 par espèce, à partager entre ses couples", "6 a species, shared among its rescued pairs");
pub(super) const WHOSE_ARK: Label =
    Label::new(["Quelle arche, {0} ?", "Arche, {0} ?"], ["Which ark, {0}?", "Ark, {0}?"]);
const ARK: Label = Label::brief("x2 : {0}, {1}, {2}", "x2: {0}, {1}, {2}");
pub(super) const ARK_HELP: Label =
    Label::brief("Colonnes : A à gauche, L à droite", "Columns: A on the left, L on the right");
pub(super) const OTHER_ARK: Label = Label::brief("Une autre arche", "Another ark");

/// An ark by its stars.
pub(super) fn ark(stars: Stars) -> Phrase {
    ARK.with(letters(stars))
}

// The columns of an ark.
const LETTERS: [Label; COLUMNS as usize] = [
    Label::brief("A", "A"),
    Label::brief("B", "B"),
    Label::brief("C", "C"),
    Label::brief("D", "D"),
    Label::brief("E", "E"),
    Label::brief("F", "F"),
    Label::brief("G", "G"),
    Label::brief("H", "H"),
    Label::brief("I", "I"),
    Label::brief("J", "J"),
    Label::brief("K", "K"),
    Label::brief("L", "L"),
];
static COLUMN_LETTERS: [Label; COLUMNS as usize] = LETTERS;
static UNICORNS: Label = Label::new(["licornes", "lic."], ["unicorns", "uni."]);

/// The letters of the columns an ark doubles.
fn letters(stars: Stars) -> [Arg; 3] {
    let mut names = stars.iter().map(name);
    core::array::from_fn(|_| names.next().unwrap_or(Arg::Nothing))
}

/// `AEI`: the columns an ark doubles.
pub(super) fn columns(stars: Stars) -> Phrase {
    COLUMNS_3.with(letters(stars))
}

/// The letter of a column, or the unicorns.
pub(super) fn name(species: Species) -> Arg {
    Arg::Word(COLUMN_LETTERS.get(species.index()).unwrap_or(&UNICORNS))
}

// What a player does: the offer, and the record of it.
pub(super) const STAR: Label = Label::brief("Étoile x2 : {0}", "x2 star: {0}");
pub(super) const NO_STARS: Label = Label::brief("Jouer sans x2", "Play without x2");
pub(super) const NO_MORE_STARS: Label = Label::brief("Plus d'étoile", "No more stars");
pub(super) const WATER: Label =
    Label::new(["Eau autour : {0}", "Eau : {0}"], ["Water around: {0}", "Water: {0}"]);
pub(super) const END: Label = Label::brief("Fin du tour", "End the turn");
pub(super) const END_NO_PAIR: Label =
    Label::new(["Partie finie : 0 couple", "Fin : 0 couple"], ["Match over: no pair left", "Over: no pair"]);
pub(super) const MOVE: Label = Label::new(["Déplacer l'arche", "Bouger"], ["Move the ark", "Move"]);
const RESCUE_AND_END: Label =
    Label::new(["Sauver {0} et finir", "{0} et finir"], ["Rescue {0} and end", "{0} and end"]);
const RESCUE_AND_SCORE: Label =
    Label::new(["Sauver {0} et compter", "{0} et compter"], ["Rescue {0} and score", "{0} and score"]);
const RESCUE_AND_GO_ON: Label =
    Label::new(["Sauver {0}, continuer", "{0}, continuer"], ["Rescue {0}, go on", "{0}, go on"]);
const RESCUE_OF: Label =
    Label::new(["Sauver : {0}, {1} ou {2}", "{0}, {1}, {2}"], ["Rescue: {0}, {1} or {2}", "{0}, {1}, {2}"]);
const UNICORNS_AND_END: Label =
    Label::new(["Licornes et finir", "Licornes"], ["Unicorns and end", "Unicorns"]);
const UNICORNS_AND_SCORE: Label =
    Label::new(["Licornes et compter", "Licornes"], ["Unicorns and score", "Unicorns"]);
const UNICORNS_AND_GO_ON: Label =
    Label::new(["Licornes, continuer", "Licornes"], ["Unicorns, go on", "Unicorns"]);
pub(super) const RESCUE_ANY: Label = Label::new(["Sauver un couple", "Sauver"], ["Rescue a pair", "Rescue"]);
pub(super) const STARS: Label =
    Label::new(["{0} : étoile {1}", "{0} : x2 {1}"], ["{0}: star {1}", "{0}: x2 {1}"]);
pub(super) const STARS_DONE: Label = Label::brief("Étoiles x2 : fini", "x2 stars: done");
pub(super) const WATERS: Label =
    Label::new(["{0} : eau, +{1}", "{0} +{1}"], ["{0}: water, +{1}", "{0} +{1}"]);
pub(super) const MOVES: Label =
    Label::new(["{0} déplace l'arche", "{0} : arche"], ["{0} moves the ark", "{0}: ark"]);
pub(super) const RESCUES: Label = Label::new(["{0} sauve {1}", "{0} : {1}"], ["{0} rescues {1}", "{0}: {1}"]);
pub(super) const RESCUES_AND_ENDS: Label =
    Label::new(["{0} sauve {1}, fin", "{0} : {1}, fin"], ["{0} rescues {1}, end", "{0}: {1}, end"]);
pub(super) const ENDS: Label =
    Label::new(["{0} : fin du tour", "{0} : fin"], ["{0}: end of turn", "{0}: end"]);
pub(super) const ENDS_NO_PAIR: Label =
    Label::new(["{0} : aucun couple", "{0} : fin"], ["{0}: no pair left", "{0}: end"]);

/// The offer to rescue one of three.
pub(super) fn rescue_of(three: [Species; 3]) -> Phrase {
    RESCUE_OF.with(three.map(name))
}

/// The offer to rescue `species` last: the turn ends, or with the last water the match.
pub(super) fn rescue_and_end(species: Species, scores: bool) -> Phrase {
    match (species.is_unicorn(), scores) {
        (false, false) => RESCUE_AND_END.with([name(species)]),
        (false, true) => RESCUE_AND_SCORE.with([name(species)]),
        (true, false) => UNICORNS_AND_END.say(),
        (true, true) => UNICORNS_AND_SCORE.say(),
    }
}

/// The offer to rescue `species` and go on with the turn.
pub(super) fn rescue_and_go_on(species: Species) -> Phrase {
    if species.is_unicorn() { UNICORNS_AND_GO_ON.say() } else { RESCUE_AND_GO_ON.with([name(species)]) }
}

// Remarks beside an offer.
pub(super) const TO: Label = Label::brief("à {0}", "{0} next");
pub(super) const LAST: Label = Label::brief("dernière", "the last");
pub(super) const COUNT_NOW: Label = Label::brief("on compte", "scoring");
pub(super) const TAKE_TOKEN: Label = Label::brief("jeton {0}", "token {0}");
pub(super) const DOUBLED: Label = Label::brief("x2", "x2");
pub(super) const DOUBLED_LEFT: Label = Label::brief("x2, reste {0}", "x2, {0} left");
pub(super) const LEFT: Label = Label::brief("reste {0}", "{0} left");
pub(super) const OF: Label = Label::brief("{0}/{1}", "{0}/{1}");

// Why not.
pub(super) const NOT_NOW: Label = Label::brief("pas maintenant", "not now");
pub(super) const MATCH_OVER: Label = Label::brief("partie finie", "match is over");
pub(super) const STARS_FIRST: Label = Label::brief("étoiles d'abord", "stars first");
pub(super) const STARRED: Label = Label::brief("déjà dite", "said already");
pub(super) const STARS_KNOWN: Label = Label::brief("{0} par arche", "{0} an ark");
pub(super) const NO_UNICORN: Label = Label::brief("pas les licornes", "not unicorns");
pub(super) const WATER_FIRST: Label = Label::brief("l'eau d'abord", "water first");
pub(super) const WATER_PLACED: Label = Label::brief("eau déjà posée", "water is placed");
pub(super) const ACTIONS_DONE: Label = Label::brief("{0} actions faites", "{0} actions done");
pub(super) const BETWEEN: Label = Label::brief("de {0} à {1}", "{0} to {1}");
const ALL_TAKEN: Label = Label::brief("{0} déjà pris", "all {0} taken");
const UNICORNS_TAKEN: Label = Label::brief("déjà prises", "taken already");

/// Why a pair of `species` cannot be had.
pub(super) fn none_left(species: Species) -> Phrase {
    if species.is_unicorn() { UNICORNS_TAKEN.say() } else { ALL_TAKEN.with([species.in_the_box().into()]) }
}

// The gauge, and where the match stands.
pub(super) const STARS_ASKED: Label = Label::brief("étoiles x2", "x2 stars");
pub(super) const STARS_GAUGE: Label = Label::brief("3 étoiles x2 par arche", "3 x2 stars on each ark");
pub(super) const WATER_LEFT: Label = Label::brief("eau : {0}", "water: {0}");
pub(super) const SCORED: Label = Label::brief("décompte", "scoring");
const COLUMNS_3: Label = Label::brief("{0}{1}{2}", "{0}{1}{2}");

// Notices and remarks.
pub(super) const SET_UP: Label = Label::brief("Mise en place", "Set-up");
pub(super) const SET_UP_BODY: Label = Label::brief(
    "Ôtez 6 jetons sans les voir. Retournez ceux qui touchent l'eau.",
    "Remove 6 tokens unseen. Turn up those that touch water.",
);
pub(super) const STARS_HEAD: Label = Label::brief("Étoiles x2", "x2 stars");
pub(super) const STARS_BODY: Label = Label::brief(
    "Chaque arche double 3 colonnes : A à gauche, L à droite. {0} d'abord.",
    "Each ark doubles 3 columns: A on the left to L on the right. {0} first.",
);
pub(super) const LAST_WATER: Label = Label::brief("Dernière eau", "Last water");
pub(super) const LAST_WATER_BODY: Label = Label::brief(
    "{0} a encore {1} actions, puis on compte les couples.",
    "{0} still has {1} actions, then the pairs are scored.",
);
pub(super) const TAKES_TOKEN: Label =
    Label::new(["{0} prend le jeton {1}", "{0} : jeton {1}"], ["{0} takes the {1} token", "{0}: token {1}"]);
pub(super) const TURNS_TOKEN: Label = Label::new(
    ["{0} retourne : jeton {1}", "{0} : jeton {1}"],
    ["{0} turns the token: {1}", "{0}: token {1}"],
);

// The counters.
pub(super) const POINTS: Label = Label::brief("Points", "Points");
pub(super) const WATER_TOKENS: Label = Label::brief("Jetons d'eau", "Water tokens");
pub(super) const TURN: Label = Label::new(["À qui le tour", "Tour"], ["Whose turn", "Turn"]);
pub(super) const ACTIONS: Label = Label::new(["Actions de l'arche", "Actions"], ["Ark actions", "Actions"]);
pub(super) const PLACED: Label = Label::brief("Eau posée", "Water placed");
pub(super) const PAIRS: Label = Label::brief("Couples", "Pairs");
pub(super) const UNICORN_PAIRS: Label = Label::brief("Licornes (couple)", "Unicorns (pair)");
pub(super) const UNICORNS_LEFT: Label = Label::brief("Licornes restantes", "Unicorns left");
pub(super) const SPECIES: Label = Label::brief("Espèces", "Species");
pub(super) const SPACE: Label = Label::brief("Case de la piste", "Track space");
pub(super) const TOKEN: Label = Label::brief("Jeton 50/100", "50/100 token");

// The sum: how many, what else counts.
pub(super) const PLAY_LINE: Label = Label::brief("Eau, pendant le jeu", "Water, during play");
pub(super) const ANIMALS: Label =
    Label::new(["{0} : {1} animaux", "{0} : {1} an."], ["{0}: {1} animals", "{0}: {1} an."]);
pub(super) const ANIMALS_X2: Label =
    Label::new(["{0} : {1} animaux, x2", "{0} : {1} an., x2"], ["{0}: {1} animals, x2", "{0}: {1} an., x2"]);
pub(super) const ANIMALS_ALONE: Label = Label::new(
    ["{0} : {1} animaux, seul +2", "{0} : {1} an., seul +2"],
    ["{0}: {1} animals, alone +2", "{0}: {1} an., alone +2"],
);
pub(super) const ANIMALS_X2_ALONE: Label = Label::new(
    ["{0} : {1} an. x2, seul +2", "{0} : {1} x2, seul +2"],
    ["{0}: {1} an. x2, alone +2", "{0}: {1} x2, alone +2"],
);
pub(super) const UNICORNS_LINE: Label = Label::brief("Licornes : 4, seul +2", "Unicorns: 4, alone +2");
pub(super) const UNICORNS_SHARED_LINE: Label = Label::brief("Licornes : 1 couple", "Unicorns: 1 pair");
pub(super) const PAIRS_LINE: Label = Label::brief("{0} : {1} couple{1s} à {2}", "{0}: {1} pair{1s} at {2}");
pub(super) const PAIRS_X2_LINE: Label =
    Label::brief("{0} : {1} couple{1s} à {2}, x2", "{0}: {1} pair{1s} at {2}, x2");
pub(super) const ABOARD_LINE: Label = Label::brief("{0} animaux, {1} espèce{1s}", "{0} animals, {1} species");
pub(super) const TRACK_LINE: Label = Label::brief("Piste : case {0}", "Track: {0}");
pub(super) const TRACK_TOKEN_LINE: Label =
    Label::brief("Piste : case {0}, jeton {1}", "Track: {0}, token {1}");

// The ranking.
pub(super) const ANIMALS_NOTE: Label = Label::brief("{0} an.", "{0} an.");
pub(super) const SPECIES_NOTE: Label = Label::brief("{0} esp.", "{0} sp.");
pub(super) const MOST_ANIMALS: Label = Label::brief("Égalité : le plus d'animaux", "Tie: most animals");
pub(super) const MOST_SPECIES: Label = Label::brief("Égalité : le plus d'espèces", "Tie: most species");
pub(super) const SHARED: Label = Label::brief("Victoire partagée", "Shared victory");

// Help.
pub(super) const HELP_TURN: Label = Label::brief(
    "1 eau : 1 point par case d'eau autour. Puis 2 actions : bouger l'arche, sauver un couple, A à L de gauche à droite.",
    "1 water: 1 point per water around. Then 2 actions: move the ark, rescue a pair, columns A to L from the left.",
);
pub(super) const HELP_END: Label = Label::brief(
    "Fin après un tour s'il ne reste plus d'eau, ou si tout est révélé sans couple : choisis \"Partie finie\".",
    "The end: after a turn with no water left, or all revealed and no pair left: choose \"Match over\".",
);
pub(super) const HELP_SCORE: Label = Label::brief(
    "Simple : 1 par animal, licorne 2, seul à l'avoir +2. Avancé : 6 par espèce, partagés. Étoile : x2. Égalité : le plus d'animaux.",
    "Basic: 1 an animal, unicorn 2, sole owner +2. Advanced: 6 a species, shared. Star: x2. Tie: most animals.",
);
