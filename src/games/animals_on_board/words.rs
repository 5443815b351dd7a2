//! Everything Animals on Board says, in French and English.

use crate::i18n::Label;

pub(super) const NAME: Label = Label::new(["Animal à bord", "Animal"], ["Animals on Board", "Animals"]);
pub(super) const OLDEST: Label = Label::brief("Le plus âgé commence.", "The oldest begins.");
pub(super) const PLAYERS_HINT: Label = Label::brief("{0} espèces, {1} caisses", "{0} species, {1} crates");

// What a player does: the offer, and the record of it.
pub(super) const SPLIT: Label = Label::new(["Partager un groupe", "Partager"], ["Split a group", "Split"]);
pub(super) const TAKE: Label = Label::brief("Prendre {0}", "Take {0}");
pub(super) const PASS: Label = Label::brief("Passer", "Pass");
pub(super) const SPLITS: Label = Label::brief("{0} partage", "{0} splits");
pub(super) const TAKES: Label = Label::brief("{0} prend {1}", "{0} takes {1}");
pub(super) const PASSES: Label = Label::brief("{0} passe", "{0} passes");
pub(super) const COUNTS_PAIR: Label = Label::brief("{0} : une paire", "{0}: a pair");
pub(super) const COUNTS_HERD: Label = Label::brief("{0} : troupeau de {1}", "{0}: herd of {1}");
pub(super) const COUNTS_SINGLES: Label = Label::new(["{0} : animaux seuls", "{0}"], ["{0}: singles", "{0}"]);
pub(super) const COUNTS_TOPS: Label = Label::new(["{0} : défausse", "{0}"], ["{0}: discard", "{0}"]);

// Remarks beside an offer.
pub(super) const AND_LEAVE: Label = Label::brief("et sortir", "and leave");
pub(super) const LAST_TURN: Label = Label::brief("dernier tour", "last turn");
pub(super) const TEN_REACHED: Label = Label::brief("10 atteint !", "10 reached!");
pub(super) const NOTHING_POSSIBLE: Label = Label::brief("rien à faire", "no move");

// Why not.
pub(super) const FEW_CRATES: Label = Label::brief("{0} caisse{0s}", "{0} crate{0s}");
pub(super) const ONLY_SINGLES: Label = Label::brief("tuiles seules", "single tiles");
pub(super) const NOTHING_LEFT: Label = Label::brief("plus de tuile", "no tile left");
pub(super) const ONE_GROUP: Label = Label::brief("1 groupe de {0}", "1 group of {0}");
pub(super) const AT_MOST: Label = Label::brief("{0} au plus", "{0} at most");
pub(super) const CAN_PLAY: Label = Label::brief("un coup reste", "a move is left");
pub(super) const NOT_NOW: Label = Label::brief("pas maintenant", "not now");
pub(super) const MATCH_OVER: Label = Label::brief("partie finie", "match is over");
pub(super) const TILES_TAKEN: Label = Label::brief("{0} tuiles prises", "{0} tiles taken");
pub(super) const SPECIES_IN_PLAY: Label = Label::brief("{0} espèces", "{0} species");
pub(super) const BETWEEN: Label = Label::brief("de {0} à {1}", "{0} to {1}");
pub(super) const IS_OUT: Label = Label::brief("{0} est sorti", "{0} is out");
pub(super) const SOMEONE_MUST_STAY: Label = Label::brief("un joueur reste", "one stays in");
pub(super) const SUPPLY_EMPTY: Label = Label::brief("plus de caisse", "no crate left");
pub(super) const PILE_EMPTY: Label = Label::brief("pioche vide", "pile is empty");
pub(super) const ALREADY_COUNTED: Label = Label::brief("déjà compté", "counted already");

// The gauge, the counters.
pub(super) const ROUND_SHORT: Label = Label::brief("M{0}", "R{0}");
pub(super) const ROUND: Label = Label::brief("manche {0}", "round {0}");
pub(super) const COUNTING: Label = Label::brief("décompte", "scoring");
pub(super) const GROUPS: Label = Label::new(["groupe{0s}", "gr."], ["group{0s}", "gr."]);
pub(super) const AREA: Label = Label::new(["tuile{0s}", "t."], ["tile{0s}", "t."]);
pub(super) const CRATES: Label = Label::brief("Caisses", "Crates");
pub(super) const TILES: Label = Label::brief("Tuiles", "Tiles");
pub(super) const OUT: Label = Label::new(["Sorti de la manche", "Sorti"], ["Out of the round", "Out"]);
pub(super) const TURN: Label = Label::new(["À qui le tour", "Tour"], ["Whose turn", "Turn"]);
pub(super) const FIRST: Label =
    Label::new(["Drapeau 1er joueur", "1er joueur"], ["First-player flag", "First flag"]);
pub(super) const ALL_GROUPS: Label =
    Label::new(["Groupes au milieu", "Groupes"], ["Groups in the middle", "Groups"]);
pub(super) const ALL_TILES: Label =
    Label::new(["Tuiles au milieu", "Au milieu"], ["Tiles in the middle", "Middle"]);
pub(super) const ROUNDS: Label = Label::brief("Manche", "Round");
pub(super) const SUPPLY: Label = Label::brief("Réserve de caisses", "Supply of crates");
pub(super) const PILE: Label = Label::brief("Pioche", "Draw pile");
pub(super) const SPECIES: Label = Label::brief("Espèces", "Species");

// Notices.
pub(super) const SET_UP: Label = Label::brief("Mise en place", "Set-up");
pub(super) const SET_UP_BODY: Label = Label::brief(
    "Chacun : 1 caisse, 1 tuile gardée. Au milieu : {0} visibles et 1 cachée.",
    "Each player: 1 crate, keep 1 tile. Middle: {0} face up and 1 hidden.",
);
pub(super) const NEW_ROUND: Label = Label::new(
    ["Manche {0} : remplir à {1} + 1", "M{0} : remplir à {1} + 1"],
    ["Round {0}: refill to {1} + 1", "R{0}: refill to {1} + 1"],
);
pub(super) const ARK_FULL: Label = Label::brief("Arche pleine", "Ark full");
pub(super) const ARK_FULL_BODY: Label = Label::brief(
    "{0} a {1} tuiles : on finit la manche, puis on compte.",
    "{0} has {1} tiles: finish the round, then score.",
);
pub(super) const THE_END: Label = Label::brief("Fin de partie", "The end");
pub(super) const THE_END_BODY: Label = Label::brief(
    "Triez vos tuiles par espèce : l'arche de {0} d'abord.",
    "Sort your tiles by species: {0}'s ark first.",
);

// Entering an ark.
pub(super) const TILES_OF: Label = Label::new(["{0} : ses tuiles", "{0}"], ["{0}: tiles", "{0}"]);
pub(super) const OF: Label = Label::brief("{0}/{1}", "{0}/{1}");
pub(super) const COUNTED: Label = Label::new(["{0} sur {1}", "{0}/{1}"], ["{0} of {1}", "{0}/{1}"]);
pub(super) const ONLY_SINGLES_LEFT: Label = Label::brief("Le reste : seuls", "The rest: singles");
pub(super) const A_PAIR: Label = Label::brief("Une paire", "A pair");
pub(super) const A_HERD: Label = Label::brief("Un troupeau de {0}", "A herd of {0}");
pub(super) const SINGLES_ASKED: Label = Label::brief("Seuls de valeur {0}", "Singles worth {0}");
pub(super) const TOP_ASKED: Label =
    Label::brief("Tuile max d'un troupeau de {0}", "Highest tile in a herd of {0}");
pub(super) const OTHER_TOP_ASKED: Label =
    Label::brief("Idem, un autre troupeau de {0}", "The same, another herd of {0}");
pub(super) const ENTERED: Label =
    Label::new(["{0} saisie{0s}, {1} prise{1s}", "{0} / {1}"], ["{0} entered, {1} taken", "{0} / {1}"]);
pub(super) const TOP_WHY: Label = Label::brief("pour trouver la défausse", "to find the best discard");
pub(super) const NEXT: Label = Label::brief("Suivant", "Next");
pub(super) const DONE: Label = Label::brief("C'est tout", "That is all");
pub(super) const MISMATCH: Label = Label::brief("{0} ou {1} ?", "{0} or {1}?");
pub(super) const MISMATCH_BODY: Label = Label::brief(
    "{0} tuile{0s} saisie{0s}, mais {1} prise{1s} pendant la partie.",
    "{0} tile{0s} entered, but {1} taken during the match.",
);
pub(super) const COUNT_AGAIN: Label = Label::brief("Saisir à nouveau", "Enter again");
pub(super) const AS_ENTERED: Label = Label::brief("{0} est juste", "{0} is right");

// The sum.
pub(super) const HERDS_LINE: Label =
    Label::new(["Troupeaux {0}, x 5", "{1} en troupeau x 5"], ["Herds {0}, x 5", "{1} in herds x 5"]);
pub(super) const SINGLES_LINE: Label = Label::brief("Seuls : {0}", "Singles: {0}");
pub(super) const MANY_SINGLES_LINE: Label = Label::brief("{0} animaux seuls", "{0} singles");
pub(super) const CRATES_LINE: Label = Label::brief("Caisses", "Crates");
pub(super) const ONE_PAIR: Label = Label::brief("Une paire ôtée", "One pair removed");
pub(super) const PAIRS_LINE: Label = Label::brief("{0} paires ôtées", "{0} pairs removed");
pub(super) const DROPPED_LINE: Label = Label::brief("Défausse : seuls {0}", "Discard: singles {0}");
pub(super) const CUT_LINE: Label =
    Label::brief("Défausse : {0} d'un troupeau de {1}", "Discard: {0} of a herd of {1}");
pub(super) const SPECIES_LINE: Label = Label::brief("Il reste {0} espèce{0s}", "{0} species left");
pub(super) const NOT_COUNTED: Label = Label::brief("Tuiles non comptées", "Tiles not counted");

// The ranking.
pub(super) const SPECIES_NOTE: Label = Label::brief("{0} esp.", "{0} sp.");
pub(super) const MOST_SPECIES: Label = Label::brief("Égalité : le plus d'espèces", "Tie: most species");
pub(super) const SHARED: Label = Label::brief("Victoire partagée", "Shared victory");

// Help.
pub(super) const HELP_TURN: Label = Label::brief(
    "Partage un groupe et prends 1 caisse, ou paie 1 caisse par tuile d'un groupe et sors de la manche. La 6e caisse en rend une.",
    "Split a group and take 1 crate, or pay 1 crate per tile of a group and leave the round. A 6th crate costs you one.",
);
pub(super) const HELP_END: Label = Label::brief(
    "Resté seul, tu as un dernier tour. Si une arche a 10 tuiles ou plus à la fin de la manche, on compte.",
    "The last one left has one more turn. If an ark has 10 tiles or more when the round ends, the match is scored.",
);
pub(super) const HELP_SCORE: Label = Label::brief(
    "Les paires partent ; 10 tuiles restent. En troupeau (3 et plus) 5 chacun, seul sa valeur, 1 par caisse. Égalité : espèces.",
    "Pairs go; 10 tiles stay. In a herd (3 or more) 5 each, alone its value, 1 per crate. Tie: most species.",
);
