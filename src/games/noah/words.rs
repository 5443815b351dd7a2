//! Everything Noah says, in French and English.

use super::cards;
use crate::i18n::Label;

pub(super) const NAME: Label = Label::brief("Noé", "Noah");
pub(super) const SHORTEST: Label = Label::brief("Le plus petit commence.", "The shortest begins.");
pub(super) const PLAYERS_HINT: Label = Label::brief("{0} cartes, {1} de côté", "{0} cards, {1} put aside");

const fn animal(fr: [&'static str; 2], en: [&'static str; 2]) -> [Label; 2] {
    [Label::brief(fr[0], en[0]), Label::brief(fr[1], en[1])]
}

/// By mass: as an answer begins, and within a sentence.
pub(super) static SPECIES: [[Label; 2]; cards::SPECIES] = [
    animal(["Pivert", "pivert"], ["Woodpecker", "woodpecker"]),
    animal(["Perroquet", "perroquet"], ["Parrot", "parrot"]),
    animal(["Escargot", "escargot"], ["Snail", "snail"]),
    animal(["Chat", "chat"], ["Cat", "cat"]),
    animal(["Kangourou", "kangourou"], ["Kangaroo", "kangaroo"]),
    animal(["Panda", "panda"], ["Panda", "panda"]),
    animal(["Lion", "lion"], ["Lion", "lion"]),
    animal(["Âne", "âne"], ["Donkey", "donkey"]),
    animal(["Ours", "ours"], ["Bear", "bear"]),
    animal(["Girafe", "girafe"], ["Giraffe", "giraffe"]),
    animal(["Rhino", "rhino"], ["Rhino", "rhino"]),
    animal(["Éléphant", "éléphant"], ["Elephant", "elephant"]),
];
/// By mass, in capitals without accents: as they are written on a boat.
pub(super) static TAGS: [Label; cards::SPECIES] = [
    Label::new(["PIVERT", "PIV"], ["WOODPECKER", "WOO"]),
    Label::new(["PERROQUET", "PER"], ["PARROT", "PAR"]),
    Label::new(["ESCARGOT", "ESC"], ["SNAIL", "SNA"]),
    Label::new(["CHAT", "CHA"], ["CAT", "CAT"]),
    Label::new(["KANGOUROU", "KAN"], ["KANGAROO", "KAN"]),
    Label::new(["PANDA", "PAN"], ["PANDA", "PAN"]),
    Label::new(["LION", "LIO"], ["LION", "LIO"]),
    Label::new(["ANE", "ANE"], ["DONKEY", "DON"]),
    Label::new(["OURS", "OUR"], ["BEAR", "BEA"]),
    Label::new(["GIRAFE", "GIR"], ["GIRAFFE", "GIR"]),
    Label::new(["RHINO", "RHI"], ["RHINO", "RHI"]),
    Label::new(["ELEPHANT", "ELE"], ["ELEPHANT", "ELE"]),
];
pub(super) const MALE: Label = Label::brief("♂", "♂");
pub(super) const FEMALE: Label = Label::brief("♀", "♀");

// The variants.
pub(super) const WHAT_TO_KEEP: Label = Label::brief("Que noter ?", "What to keep?");
pub(super) const KEEP_SCORES: Label = Label::brief("Les scores", "Scores");
pub(super) const KEEP_SCORES_HELP: Label =
    Label::brief("Départs des bateaux, larmes de chaque manche", "Departures, tears of each round");
pub(super) const KEEP_BOATS: Label = Label::brief("Les bateaux", "Boats");
pub(super) const KEEP_BOATS_HELP: Label = Label::brief(
    "Chaque carte : masse, sexe, Noé, mains, départs",
    "Every card: mass, sex, Noah, hands, departures",
);
pub(super) const HOW_LONG: Label = Label::brief("Quelle durée ?", "How long?");
pub(super) const THREE_ROUNDS: Label = Label::brief("3 manches", "3 rounds");
pub(super) const THREE_ROUNDS_HELP: Label =
    Label::brief("Le moins de larmes gagne après la 3e manche", "Fewest tears win after the 3rd round");
pub(super) const ENOUGH_TEARS: Label = Label::brief("Jusqu'à 26 larmes", "Up to 26 tears");
pub(super) const ENOUGH_TEARS_HELP: Label = Label::brief(
    "Dernière manche : celle où un joueur a 26 larmes",
    "Last round: the one that takes somebody to 26",
);

// Where only scores are kept.
pub(super) const BOAT_LEAVES: Label =
    Label::new(["Départ : donner {0}", "Donner {0}"], ["Departure: give {0}", "Give {0}"]);
pub(super) const ENDS_ROUND: Label = Label::brief("fin de manche", "ends round");
pub(super) const HAND_EMPTY: Label = Label::brief("{0} : main vide", "{0}: empty hand");

// An animal, and where Noah goes.
pub(super) const ANIMAL: Label = Label::brief("{0} {1}", "{0} {1}");
pub(super) const SEXED: Label = Label::brief("{0} {1}", "{0} {1}");
pub(super) const NOAHS_BOAT: Label = Label::brief("bateau de Noé", "Noah's boat");
pub(super) const NTH_BOAT: Label = Label::brief("bateau {0}", "boat {0}");
pub(super) const ON_TOP: Label = Label::brief("sur {0} {1}", "on {0} {1}");
pub(super) const EMPTY_BOAT: Label = Label::brief("bateau vide", "empty boat");
pub(super) const LEAVES: Label = Label::brief("part !", "leaves!");
pub(super) const AGAIN: Label = Label::brief("rejoue !", "again!");
pub(super) const LEAVES_AND_AGAIN: Label = Label::brief("part, rejoue !", "leaves, again!");
pub(super) const TAKE_BACK: Label =
    Label::new(["Reprendre {0} carte{0s}", "Reprendre {0}"], ["Pick up {0} card{0s}", "Pick up {0}"]);
pub(super) const IF_NOTHING_FITS: Label = Label::brief("rien ne va", "nothing fits");
pub(super) const TARGET: Label = Label::brief("{0} {1}", "{0} {1}");
pub(super) const NEXT_LEFT: Label = Label::new(["♀ Noé à gauche", "♀ gauche"], ["♀ Noah left", "♀ left"]);
pub(super) const NEXT_RIGHT: Label = Label::new(["♀ Noé à droite", "♀ droite"], ["♀ Noah right", "♀ right"]);
pub(super) const OPPOSITE_LEFT: Label =
    Label::new(["♂ En face à gauche", "♂ gauche"], ["♂ Opposite left", "♂ left"]);
pub(super) const OPPOSITE_RIGHT: Label =
    Label::new(["♂ En face à droite", "♂ droite"], ["♂ Opposite right", "♂ right"]);

// Why not.
pub(super) const TOO_HEAVY: Label = Label::brief("trop lourd", "too heavy");
pub(super) const NEEDS_SEX: Label = Label::brief("il faut {0}", "needs {0}");
pub(super) const ALL_SEEN: Label = Label::brief("tous embarqués", "all on board");
pub(super) const NONE_LEFT: Label = Label::brief("plus de carte", "no card left");
pub(super) const EMPTY_HAND: Label = Label::brief("main vide", "empty hand");
pub(super) const TO_OPPONENT: Label = Label::brief("à un adversaire", "to an opponent");
pub(super) const NOT_NOW: Label = Label::brief("pas maintenant", "not now");
pub(super) const MATCH_OVER: Label = Label::brief("partie finie", "match is over");
pub(super) const AT_MOST: Label = Label::brief("{0} au plus", "{0} at most");
pub(super) const BETWEEN: Label = Label::brief("de {0} à {1}", "{0} to {1}");
pub(super) const MOST_TEARS: Label = Label::brief("pas en tête", "not the highest");
pub(super) const FEW_UNUSED: Label = Label::brief("plus de carte", "no card left");

// Gifts.
pub(super) const THE_BOAT_LEAVES: Label = Label::brief("Le bateau part", "The boat leaves");
pub(super) const GIFT_BODY: Label = Label::brief(
    "{0} départ : {1} donne {2} carte{2s}. À qui ?",
    "{0} departure: {1} gives {2} card{2s}. To whom?",
);
pub(super) const REST_OF_GIFT: Label =
    Label::brief("Encore {0} carte{0s} à donner. À qui ?", "{0} card{0s} still to give. To whom?");
pub(super) const GIVE_TO: Label = Label::brief("{0} à {1}", "{0} to {1}");
pub(super) const GIVEN_BODY: Label =
    Label::brief("{0} départ : {1} donne {2} carte{2s}.", "{0} departure: {1} gives {2} card{2s}.");
pub(super) const NO_GIFT_BODY: Label = Label::brief(
    "{0} départ : {1} n'a plus de carte à donner.",
    "{0} departure: {1} has no card left to give.",
);
pub(super) const ANYBODYS_GIFT_BODY: Label = Label::brief(
    "{0} départ : donner {1} carte{1s} aux adversaires.",
    "{0} departure: give {1} card{1s} to opponents.",
);

// Tears.
pub(super) const ROUND_OVER: Label = Label::brief("Fin de manche {0}", "Round {0} is over");
pub(super) const EMPTIED_BODY: Label = Label::brief(
    "{0} n'a plus de carte. Comptez les larmes des mains.",
    "{0} has no card left. Count the tears in hand.",
);
pub(super) const FOURTH_BODY: Label = Label::brief(
    "Quatre bateaux sont partis. Comptez les larmes des mains.",
    "Four boats have left. Count the tears in hand.",
);
pub(super) const COUNT_BODY: Label =
    Label::brief("Comptez les larmes des cartes en main.", "Count the tears on the cards in hand.");
pub(super) const ENTER_TEARS: Label = Label::brief("Saisir les larmes", "Enter the tears");
pub(super) const COUNT_CARDS: Label = Label::brief("Compter les cartes", "Count the cards");
pub(super) const TEARS_OF: Label = Label::brief("{0}", "{0}");
pub(super) const TEARS_IN_HAND: Label =
    Label::brief("Manche {0} : larmes en main", "Round {0}: tears in hand");
pub(super) const SO_FAR: Label = Label::brief("{0} larme{0s}", "{0} tear{0s}");
pub(super) const CARD_TEARS: Label = Label::brief("{0} +{1}", "{0} +{1}");
pub(super) const REST_IS_ZERO: Label = Label::brief("C'est tout", "That is all");
pub(super) const NOTHING_SAD: Label = Label::brief("{0} : rien", "{0}: nothing");

// Who begins.
pub(super) const WHO_BEGINS: Label = Label::brief("Qui commence ?", "Who begins?");
pub(super) const TIED: Label = Label::brief("À égalité : {0} larme{0s}", "Tied with {0} tear{0s}");
pub(super) const ONE: Label = Label::brief("{0}", "{0}");

// The record of what was done.
pub(super) const PLACED: Label =
    Label::new(["Bateau {0} : {1} {2}", "B{0} : {1} {2}"], ["Boat {0}: {1} {2}", "B{0}: {1} {2}"]);
pub(super) const LOADED: Label = Label::new(["{0} : {1} {2}", "{0} : {1}"], ["{0}: {1} {2}", "{0}: {1}"]);
pub(super) const PICKED_UP: Label = Label::new(
    ["{0} reprend {1} carte{1s}", "{0} reprend {1}"],
    ["{0} picks up {1} card{1s}", "{0} picks up {1}"],
);
pub(super) const GAVE: Label =
    Label::new(["{0} donne {1} à {2}", "{0} donne {1}"], ["{0} gives {1} to {2}", "{0} gives {1}"]);
pub(super) const NTH_LEFT: Label = Label::brief("{0} départ", "{0} departure");
pub(super) const TALLY: Label = Label::new(["Fin de la manche", "Fin"], ["End of the round", "End"]);
pub(super) const COST: Label = Label::brief("{0} : {1} larme{1s}", "{0}: {1} tear{1s}");
pub(super) const HELD: Label = Label::brief("{0} : {1}, +{2}", "{0}: {1}, +{2}");
pub(super) const COUNTED: Label = Label::new(["{0} : main comptée", "{0}"], ["{0}: hand counted", "{0}"]);
pub(super) const BEGINS: Label = Label::brief("{0} commence", "{0} begins");

// The gauge, the counters.
pub(super) const ROUND_SHORT: Label = Label::brief("M{0}", "R{0}");
pub(super) const ROUND: Label = Label::brief("manche {0}", "round {0}");
pub(super) const FINISHED: Label = Label::brief("terminée", "over");
pub(super) const LEFT: Label = Label::new(["départ{0s}", "dép."], ["departure{0s}", "dep."]);
pub(super) const IN_RESERVE: Label = Label::new(["en réserve", "rés."], ["in reserve", "res."]);
pub(super) const TEARS: Label = Label::brief("Larmes", "Tears");
pub(super) const HANDS: Label = Label::new(["Cartes en main", "Main"], ["Cards in hand", "Hand"]);
pub(super) const TURN: Label = Label::new(["À qui le tour", "Tour"], ["Whose turn", "Turn"]);
pub(super) const STARTER: Label = Label::new(["Premier joueur", "1er joueur"], ["First player", "First"]);
pub(super) const ROUNDS: Label = Label::brief("Manche", "Round");
pub(super) const DEPARTED: Label = Label::brief("Départs", "Departures");
pub(super) const NOAH: Label = Label::brief("Bateau de Noé", "Noah's boat");
pub(super) const RESERVE: Label = Label::brief("Bateaux en réserve", "Boats in reserve");
pub(super) const DECK: Label = Label::brief("Cartes du jeu", "Cards of the deck");
pub(super) const ABOARD: Label = Label::brief("Cartes à bord", "Cards aboard");
pub(super) const AWAY: Label = Label::brief("Cartes parties", "Cards gone");
pub(super) const UNUSED: Label = Label::brief("Cartes de côté", "Cards put aside");
pub(super) const TO_GIVE: Label = Label::brief("Cartes à donner", "Cards to give");
pub(super) const ENTERED: Label = Label::brief("Larmes saisies", "Tears entered");
pub(super) const CARDS_1: Label = Label::brief("Cartes, bateau 1", "Cards, boat 1");
pub(super) const CARDS_2: Label = Label::brief("Cartes, bateau 2", "Cards, boat 2");
pub(super) const CARDS_3: Label = Label::brief("Cartes, bateau 3", "Cards, boat 3");
pub(super) const CARDS_4: Label = Label::brief("Cartes, bateau 4", "Cards, boat 4");
pub(super) const CARDS_5: Label = Label::brief("Cartes, bateau 5", "Cards, boat 5");
pub(super) const MASS_1: Label = Label::brief("Masse, bateau 1", "Mass, boat 1");
pub(super) const MASS_2: Label = Label::brief("Masse, bateau 2", "Mass, boat 2");
pub(super) const MASS_3: Label = Label::brief("Masse, bateau 3", "Mass, boat 3");
pub(super) const MASS_4: Label = Label::brief("Masse, bateau 4", "Mass, boat 4");
pub(super) const MASS_5: Label = Label::brief("Masse, bateau 5", "Mass, boat 5");
pub(super) const LIMIT_1: Label = Label::brief("Limite, bateau 1", "Limit, boat 1");
pub(super) const LIMIT_2: Label = Label::brief("Limite, bateau 2", "Limit, boat 2");
pub(super) const LIMIT_3: Label = Label::brief("Limite, bateau 3", "Limit, boat 3");
pub(super) const LIMIT_4: Label = Label::brief("Limite, bateau 4", "Limit, boat 4");
pub(super) const LIMIT_5: Label = Label::brief("Limite, bateau 5", "Limit, boat 5");

// Notices.
pub(super) const SET_UP: Label = Label::brief("Manche {0}", "Round {0}");
pub(super) const SET_UP_SCORES: Label = Label::brief(
    "5 bateaux, 1 animal sur chacun, 8 cartes par joueur. {0} commence.",
    "5 boats, 1 animal on each, 8 cards per player. {0} begins.",
);
pub(super) const SET_UP_BOATS: Label = Label::brief(
    "8 cartes chacun. Saisir les animaux : bateau de Noé, puis vers sa droite.",
    "8 cards each. Enter the animals: Noah's boat, then to his right.",
);
pub(super) const NEW_ROUND: Label = Label::new(
    ["Manche {0} : {1} commence", "M{0} : {1} débute"],
    ["Round {0}: {1} begins", "R{0}: {1} begins"],
);
pub(super) const THE_LION: Label = Label::brief("Le lion", "The lion");
pub(super) const LION_BODY: Label = Label::brief(
    "{0} pioche une carte d'un adversaire, puis lui en rend une.",
    "{0} draws a card from an opponent, then gives one back.",
);
pub(super) const THE_GIRAFFE: Label = Label::brief("La girafe", "The giraffe");
pub(super) const GIRAFFE_BODY: Label =
    Label::brief("{0} regarde la main d'un adversaire.", "{0} looks at an opponent's hand.");
pub(super) const PAIR: Label = Label::brief("Même espèce", "Same species");
pub(super) const PAIR_BODY: Label =
    Label::brief("{0} sur {1} : {2} joue encore une fois.", "{0} on {1}: {2} plays once more.");

// The sum and the ranking.
pub(super) const TOTAL: Label =
    Label::new(["{0} : {1} larme{1s}", "{0} : {1}"], ["{0}: {1} tear{1s}", "{0}: {1}"]);
pub(super) const ROUND_LINE: Label = Label::brief("Manche {0}", "Round {0}");
pub(super) const ROUNDS_LINE: Label = Label::brief("Manches 1 à {0}", "Rounds 1 to {0}");
pub(super) const CORRECTION_LINE: Label = Label::brief("Correction", "Correction");
pub(super) const SHARED: Label = Label::brief("Victoire partagée", "Shared victory");

// Help.
pub(super) const HELP_TURN: Label = Label::brief(
    "Charge un animal sur le bateau de Noé et déplace Noé : mâle en face, femelle à côté, âne nulle part. Rien ne va : reprends tout.",
    "Load an animal on Noah's boat and move Noah: male opposite, female next door, donkey nowhere. Nothing fits: pick it all up.",
);
pub(super) const HELP_END: Label = Label::brief(
    "À 21 pile (13 avec un pivert) le bateau part : donne 1 à 4 cartes. Main vide ou 4e départ : fin de la manche.",
    "At 21 exactly (13 with a woodpecker) the boat leaves: give 1 to 4 cards. Empty hand or 4th departure: end of round.",
);
pub(super) const HELP_SCORE: Label = Label::brief(
    "Tes cartes en main coûtent leurs larmes. Le plus de larmes commence la manche suivante ; le moins gagne à la fin.",
    "Cards left in hand cost their tears. Most tears begin the next round; fewest win in the end.",
);
