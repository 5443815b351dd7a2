//! Everything Ark & Noah says, in French and English.

use crate::i18n::Label;

pub(super) const NAME: Label = Label::brief("Ark & Noah", "Ark & Noah");
pub(super) const RAIN: Label =
    Label::brief("Le dernier sous la pluie commence.", "Whoever felt rain last begins.");
pub(super) const PLAYERS_HINT: Label =
    Label::brief("{0} parties d'arche, {1} cases", "{0} ark parts, {1} squares");

// Set-up.
pub(super) const WHICH_GAME: Label = Label::brief("Quelle partie ?", "Which game?");
pub(super) const NORMAL_GAME: Label = Label::brief("Partie normale", "Normal game");
pub(super) const QUICK: Label = Label::brief("Partie rapide", "Quick game");
pub(super) const QUICK_HELP: Label = Label::brief(
    "Rapide : 5 actions, 8 manches, ni vivres ni poix",
    "Quick: 5 actions, 8 rounds, no food, no pitch",
);
pub(super) const HOW_MANY_WORKERS: Label = Label::brief("Combien d'ouvriers ?", "How many workers?");
pub(super) const TWO_WORKERS: Label = Label::brief("2 par joueur", "2 a player");
pub(super) const ONE_WORKER: Label = Label::brief("1 par joueur", "1 a player");
pub(super) const WORKERS_HELP: Label = Label::brief("La règle imprimée dit 2", "The printed rules say 2");

// The boxes of the board.
pub(super) const BOX: Label = Label::brief("{0} {1}", "{0} {1}");
pub(super) const PITCH: Label = Label::brief("Poix", "Pitch");
pub(super) const ANIMALS: Label = Label::brief("Animaux", "Animals");
pub(super) const FOOD: Label = Label::brief("Vivres", "Food");
pub(super) const SWAP: Label = Label::brief("Échange", "Swap");
pub(super) const WOOD: Label = Label::brief("Bois", "Wood");
pub(super) const BUILD: Label = Label::brief("Bâtir", "Build");
pub(super) const LOAD: Label = Label::brief("Charger", "Load");
pub(super) const BONUS: Label = Label::brief("bonus +{0}", "bonus +{0}");

// What is offered.
pub(super) const SERVE: Label = Label::brief("{0} : {1}, autres {2}", "{0}: {1}, others {2}");
pub(super) const SERVE_ANIMALS: Label =
    Label::new(["Animaux : 1 chacun", "1 animal chacun"], ["Animals: 1 each", "1 animal each"]);
pub(super) const DRAW_TWO: Label = Label::brief("♂ ♀", "♂ ♀");
pub(super) const DRAW_THREE: Label = Label::brief("♂ ♀ +1", "♂ ♀ +1");
pub(super) const DRAW_FOUR: Label = Label::brief("2♂ 2♀", "2♂ 2♀");
pub(super) const QUICK_SWAP: Label = Label::brief("1 point et un échange", "1 point and a swap");
pub(super) const ONE_POINT: Label = Label::brief("Prendre 1 point", "Take 1 point");
pub(super) const ONE_FOOD: Label = Label::brief("Prendre 1 tuile vivres", "Take 1 food");
pub(super) const ONE_PLANK: Label = Label::brief("Prendre 1 planche", "Take 1 plank");
pub(super) const ONE_PITCH: Label = Label::brief("Prendre 1 poix", "Take 1 pitch");
pub(super) const SWAP_PLANKS: Label =
    Label::new(["Échanger 2 planches", "2 planches"], ["Swap 2 planks", "2 planks"]);
pub(super) const SWAP_ANIMAL: Label = Label::brief("Échanger un animal", "Swap an animal");
pub(super) const SWAP_NOTHING: Label =
    Label::new(["Pas d'échange possible", "Pas d'échange"], ["No swap possible", "No swap"]);
pub(super) const PLANKS_BUILT: Label =
    Label::new(["Planches posées : {0}", "Planches : {0}"], ["Planks built: {0}", "Planks: {0}"]);
pub(super) const PITCH_BUILT: Label =
    Label::new(["Poix posée : {0}", "Poix : {0}"], ["Pitch added: {0}", "Pitch: {0}"]);
pub(super) const DONE: Label = Label::new(["Fini de charger", "Fini"], ["Done loading", "Done"]);
pub(super) const LOAD_FOOD: Label = Label::new(["Charger des vivres", "Vivres"], ["Load food", "Food"]);
pub(super) const FOOD_LOADED: Label =
    Label::new(["Vivres chargés : {0}", "Vivres : {0}"], ["Food loaded: {0}", "Food: {0}"]);
pub(super) const PAIR: Label =
    Label::new(["Couple, taille {0}", "Couple {0}"], ["Pair of size {0}", "Pair {0}"]);
pub(super) const SMALL_PAIR: Label = Label::new(["Petits animaux", "Petits"], ["Small animals", "Small"]);
pub(super) const BOTH_OWN: Label = Label::brief("Les deux à soi", "Both tiles own");
pub(super) const WITH: Label = Label::new(["L'autre est à {0}", "Avec {0}"], ["Other is {0}'s", "With {0}"]);
pub(super) const PRINTED: Label =
    Label::new(["{0} point{0s} par tuile", "{0} par tuile"], ["{0} point{0s} a tile", "{0} a tile"]);
pub(super) const SAME_PEN: Label = Label::brief("Même enclos", "The same pen");
pub(super) const WALL: Label =
    Label::new(["Planches de {0} : {1}", "{0} : {1}"], ["Planks of {0}: {1}", "{0}: {1}"]);
pub(super) const PEN_PITCH: Label = Label::brief("Poix de l'enclos : {0}", "Pitch of the pen: {0}");
pub(super) const LEFT: Label = Label::brief("reste {0}", "{0} left");
pub(super) const PAIRS_LEFT: Label = Label::brief("encore {0}", "{0} more");
pub(super) const FREE: Label = Label::brief("gratuit", "free");

// What was done.
pub(super) const CHOSE: Label = Label::new(["{0} choisit {1}", "{0}, {1}"], ["{0} chooses {1}", "{0}, {1}"]);
pub(super) const SERVED: Label = Label::brief("{0} pour tous", "{0} for all");
pub(super) const SWAPPED: Label = Label::brief("{0} échange", "{0} swaps");
pub(super) const BUILT: Label =
    Label::new(["{0} bâtit : {1} + {2}", "{0} : {1} + {2}"], ["{0} builds {1} + {2}", "{0}: {1} + {2}"]);
pub(super) const LOADED_FOOD: Label =
    Label::new(["{0} charge {1} vivres", "{0} : vivres, {1}"], ["{0} loads {1} food", "{0}: food, {1}"]);
pub(super) const LOADED_PAIR: Label =
    Label::new(["{0} : couple taille {1}", "{0} : couple {1}"], ["{0}: pair of size {1}", "{0}: pair {1}"]);
pub(super) const LOADED_SMALL: Label =
    Label::new(["{0} : petit couple", "{0} : petits"], ["{0}: small pair", "{0}: small"]);
pub(super) const SAME_PEN_TOLD: Label =
    Label::new(["{0} : même enclos", "{0} : même"], ["{0}: same pen", "{0}: same"]);
pub(super) const WALL_TOLD: Label =
    Label::new(["Mur : {1} à {0}", "{0} : mur, {1}"], ["Wall: {1} of {0}", "{0}: wall, {1}"]);
pub(super) const PEN_PITCH_TOLD: Label = Label::brief("Poix de l'enclos : {0}", "Pitch of the pen: {0}");
pub(super) const DONE_TOLD: Label = Label::brief("{0} a fini", "{0} is done");
pub(super) const HULL_OPEN_TOLD: Label = Label::brief("Bord encore ouvert", "Edge still open");
pub(super) const HULL_CLOSED_TOLD: Label = Label::brief("Bord fermé", "Edge closed");
pub(super) const OUTER_TOLD: Label =
    Label::new(["{0} : {1} au bord", "{0} : {1}"], ["{0}: {1} on the edge", "{0}: {1}"]);
pub(super) const SIZES_TOLD: Label =
    Label::new(["{0} : animaux, {1}", "{0} : {1}"], ["{0}: animals, {1}", "{0}: {1}"]);

// Why not.
pub(super) const TAKEN_BY: Label = Label::brief("pris par {0}", "{0} has it");
pub(super) const AT_MOST: Label = Label::brief("{0} au plus", "{0} at most");
pub(super) const FEW_PLANKS: Label = Label::brief("{0} planche{0s}", "{0} plank{0s}");
pub(super) const FEW_PITCH: Label = Label::brief("{0} poix", "{0} pitch");
pub(super) const SUPPLY_EMPTY: Label = Label::brief("réserve vide", "supply empty");
pub(super) const NO_PLANKS: Label = Label::brief("0 planche", "no planks");
pub(super) const ONE_COLOUR: Label = Label::brief("1 seule couleur", "one colour only");
pub(super) const COMPULSORY: Label = Label::brief("obligatoire", "compulsory");
pub(super) const NO_ANIMAL: Label = Label::brief("aucun animal", "no animal");
pub(super) const ONE_ANIMAL: Label = Label::brief("1 animal", "1 animal");
pub(super) const NO_ANIMAL_OF: Label = Label::brief("{0} : aucun", "{0}: none");
pub(super) const COSTS: Label = Label::brief("coûte {0}, reste {1}", "costs {0}, {1} left");
pub(super) const FOOD_MISSING: Label = Label::brief("manque vivres", "food missing");
pub(super) const NO_PEN: Label = Label::brief("pas d'enclos", "no pen");
pub(super) const OWN_PLANK: Label = Label::brief("0 planche à soi", "no own plank");
pub(super) const NO_FOOD: Label = Label::brief("pas de vivres", "no food");
pub(super) const NO_POINTS: Label = Label::brief("sans points", "no points");
pub(super) const NO_SUCH_PEN: Label = Label::brief("autre enclos", "another pen");
pub(super) const WALL_OF: Label = Label::brief("mur de {0}", "wall of {0}");
pub(super) const QUICK_GAME: Label = Label::brief("partie rapide", "quick game");
pub(super) const NOT_NOW: Label = Label::brief("pas maintenant", "not now");
pub(super) const MATCH_OVER: Label = Label::brief("partie finie", "match is over");
pub(super) const BETWEEN: Label = Label::brief("de {0} à {1}", "{0} to {1}");
pub(super) const ALREADY_COUNTED: Label = Label::brief("déjà compté", "counted already");

// The gauge, notices, remarks.
pub(super) const ROUND: Label = Label::new(["manche {0}/{1}", "{0}/{1}"], ["round {0}/{1}", "{0}/{1}"]);
pub(super) const OF: Label = Label::brief("{0}/{1}", "{0}/{1}");
pub(super) const PEN: Label = Label::brief("Enclos", "Pen");
pub(super) const WALL_PLANKS: Label = Label::brief("/ {0} planches", "of {0} planks");
pub(super) const WALL_ANY: Label = Label::brief("planche{0s}", "plank{0s}");
pub(super) const COUNTING: Label = Label::brief("décompte", "scoring");
pub(super) const LAST_LOADING: Label = Label::brief("dernier chargement", "last loading");
pub(super) const BONUSES: Label =
    Label::new(["+1 sur les cases libres", "+1 sur le libre"], ["+1 on every free box", "+1 on free boxes"]);
pub(super) const ROUND_BEGINS: Label = Label::brief("Manche {0}", "Round {0}");
pub(super) const SET_UP: Label = Label::brief("Mise en place", "Set-up");
pub(super) const SET_UP_BODY: Label = Label::brief(
    "Chacun : 3 planches, 2 poix, 2 vivres, 1 mâle et 1 femelle.",
    "Each player: 3 planks, 2 pitch, 2 food, 1 male and 1 female.",
);
pub(super) const QUICK_SET_UP_BODY: Label = Label::brief(
    "Chacun : 3 planches, 1 mâle et 1 femelle. Ni poix ni vivres.",
    "Each player: 3 planks, 1 male and 1 female. No pitch, no food.",
);
pub(super) const ROUND_DONE: Label = Label::brief("Manche {0}", "Round {0}");
pub(super) const HULL_ASKED: Label = Label::brief(
    "Le bord de l'arche est-il entièrement en planches ?",
    "Are there planks all around the edge of the ark?",
);
pub(super) const HULL_OPEN: Label = Label::brief("Non, on continue", "No, play on");
pub(super) const HULL_CLOSED: Label = Label::brief("Oui, c'est la fin", "Yes, the end");
pub(super) const LAST_HEAD: Label = Label::brief("Dernière minute", "Last minute");
pub(super) const LAST_BODY: Label = Label::brief(
    "Charger encore, sans points ni coût : les vivres, puis les couples.",
    "Load once more, for no points and no cost: food, then pairs.",
);
pub(super) const COUNT_HEAD: Label = Label::brief("Décompte", "Scoring");
pub(super) const COUNT_BODY: Label = Label::brief(
    "Comptez vos planches au bord de l'arche : le plus donne +5.",
    "Count your planks on the edge of the ark: the most give +5.",
);

// The count.
pub(super) const OUTER_ASKED: Label = Label::brief("Planches au bord", "Planks on the edge");
pub(super) const OUTER_WHY: Label = Label::new(
    ["{0} sur l'arche ; le plus : +5", "Le plus au bord : +5"],
    ["{0} on the ark; the most: +5", "Most on the edge: +5"],
);
pub(super) const NO_OUTER: Label = Label::brief("{0} : 0 au bord", "{0}: 0 on the edge");
pub(super) const SIZES_ASKED: Label =
    Label::new(["Tailles à terre", "Tailles"], ["Sizes left behind", "Sizes left"]);
pub(super) const SIZES_WHY: Label = Label::new(
    ["{0} tuile{0s}, petits animaux : 0", "{0} tuile{0s}, petits : 0"],
    ["{0} tile{0s}, small animals: 0", "{0} tile{0s}, small ones: 0"],
);
pub(super) const NO_SIZES: Label = Label::brief("{0} : aucun animal", "{0}: no animal");

// The sum and the ranking.
pub(super) const DURING: Label = Label::brief("Pendant le jeu", "During play");
pub(super) const EDGE: Label = Label::brief("Bord : {0} planche{0s}", "Edge: {0} plank{0s}");
pub(super) const PIECES: Label = Label::brief("Planches {0}, poix {1}", "Planks {0}, pitch {1}");
pub(super) const FOOD_LEFT: Label = Label::brief("Vivres restants", "Food left");
pub(super) const SIZES_LEFT: Label = Label::brief("Animaux restés", "Animals left");
pub(super) const SHARED: Label = Label::brief("Victoire partagée", "Shared victory");

// Counters.
pub(super) const C_POINTS: Label = Label::brief("Points", "Points");
pub(super) const C_PLANKS: Label = Label::new(["Planches en main", "Planches"], ["Planks in hand", "Planks"]);
pub(super) const C_PITCH: Label = Label::new(["Poix en main", "Poix"], ["Pitch in hand", "Pitch"]);
pub(super) const C_FOOD: Label = Label::new(["Vivres en main", "Vivres"], ["Food in hand", "Food"]);
pub(super) const C_ANIMALS: Label =
    Label::new(["Animaux en main", "Animaux"], ["Animals in hand", "Animals"]);
pub(super) const C_BUILT: Label =
    Label::new(["Planches sur l'arche", "Sur l'arche"], ["Planks on the ark", "On the ark"]);
pub(super) const C_OUTER: Label =
    Label::new(["Planches au bord", "Au bord"], ["Planks on the edge", "On the edge"]);
pub(super) const C_SIZES: Label =
    Label::new(["Tailles à terre", "Tailles"], ["Sizes left behind", "Sizes left"]);
pub(super) const C_TURN: Label = Label::brief("À qui le tour", "Whose turn");
pub(super) const C_ROUND: Label = Label::brief("Manche", "Round");
pub(super) const C_HULL: Label = Label::brief("Bord fermé", "Edge closed");
pub(super) const C_PITCH_ABOARD: Label = Label::brief("Poix sur l'arche", "Pitch on the ark");
pub(super) const C_FOOD_ABOARD: Label = Label::brief("Vivres sur l'arche", "Food on the ark");
pub(super) const C_SQUARES: Label = Label::brief("Cases habitées", "Squares lived in");
pub(super) const C_LOADED: Label = Label::brief("Animaux à bord", "Animals aboard");
pub(super) const C_BONUS: [Label; 7] = [
    Label::brief("Bonus 1, poix", "Bonus 1, pitch"),
    Label::brief("Bonus 2, animaux", "Bonus 2, animals"),
    Label::brief("Bonus 3, vivres", "Bonus 3, food"),
    Label::brief("Bonus 4, échange", "Bonus 4, swap"),
    Label::brief("Bonus 5, bois", "Bonus 5, wood"),
    Label::brief("Bonus 6, bâtir", "Bonus 6, build"),
    Label::brief("Bonus 7, charger", "Bonus 7, load"),
];
pub(super) const C_BOX: Label = Label::brief("Ouvrier", "Worker");
pub(super) const C_ACTION: Label = Label::brief("Action en cours", "Action under way");
pub(super) const C_LEFT: Label = Label::brief("Reste à jouer", "Left to use");
pub(super) const C_PITCH_SUPPLY: Label = Label::brief("Réserve de poix", "Supply of pitch");
pub(super) const C_FOOD_SUPPLY: Label = Label::brief("Réserve de vivres", "Supply of food");
pub(super) const C_WOOD: Label = Label::brief("Réserve de planches", "Supply of planks");
pub(super) const C_BAG: Label = Label::brief("Animaux au sac", "Animals in the bags");

// Details.
pub(super) const PLAYER: Label = Label::brief("{0}", "{0}");
pub(super) const D_IN_HAND: Label = Label::brief("En main", "In hand");
pub(super) const D_SUPPLY: Label = Label::brief("Réserve", "Supply");
pub(super) const D_PLANKS: Label = Label::brief("Planches", "Planks");
pub(super) const D_LEFT: Label = Label::brief("réserve", "supply");
pub(super) const D_ARK: Label = Label::brief("arche", "ark");
pub(super) const D_ON_ARK: Label = Label::brief("Sur l'arche", "On the ark");

// Help.
pub(super) const HELP_TURN: Label = Label::brief(
    "Pose tes ouvriers, puis les cases jouent de gauche à droite : toi plus, les autres moins. Rapide : choisis et joue.",
    "Place your workers, then boxes act from left to right: you more, the others less. Quick: choose and act.",
);
pub(super) const HELP_END: Label = Label::brief(
    "Après 10 manches (rapide : 8), dès que des planches font tout le tour de l'arche. On charge encore, sans points.",
    "After 10 rounds (quick: 8), once planks go all around the ark. Then load once more, for no points.",
);
pub(super) const HELP_SCORE: Label = Label::brief(
    "Le plus de planches au bord : +5. Chaque pièce en main : -1, chaque animal à terre : moins sa taille. Rapide : +5 seul.",
    "Most planks on the edge: +5. Each piece in hand: -1, each animal left: minus its size. Quick: only the +5.",
);
