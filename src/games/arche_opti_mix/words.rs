//! Everything Arche Opti Mix says, in French and English.

use crate::i18n::Label;

pub(super) const NAME: Label = Label::new(["Arche Opti Mix", "Opti Mix"], ["Arche Opti Mix", "Opti Mix"]);
pub(super) const STARTER: Label = Label::brief("La table choisit.", "The table chooses.");
pub(super) const DISCS_OF_3: Label = Label::brief("Disques : 3, 3, 3", "Discs: 3, 3, 3");
pub(super) const DISCS_OF_4: Label = Label::brief("Disques : 3, 3, 3, 4", "Discs: 3, 3, 3, 4");
pub(super) const DISCS_OF_5: Label = Label::brief("Disques : 3, 3, 3, 4, 4", "Discs: 3, 3, 3, 4, 4");
pub(super) const EJECT_TILT: Label = Label::brief("Après une éjection", "After an ejection");
pub(super) const AWAY: Label = Label::brief("Le côté allégé remonte", "The lighter side rises");
pub(super) const PRINTED: Label = Label::brief("À la lettre de la règle", "To the printed letter");
pub(super) const EJECT_TILT_HELP: Label =
    Label::brief("La règle imprimée penche vers le côté allégé.", "As printed, the lighter side sinks.");

// The categories, in a sentence and in front of one.
pub(super) const SLOW: Label = Label::brief("lent", "slow");
pub(super) const TIMID: Label = Label::brief("timide", "timid");
pub(super) const HEAVY: Label = Label::brief("lourd", "heavy");
pub(super) const USEFUL: Label = Label::brief("utile", "useful");
pub(super) const PROVISIONS: Label = Label::brief("provision", "provisions");
pub(super) const SLOW_TITLE: Label = Label::brief("Lent", "Slow");
pub(super) const TIMID_TITLE: Label = Label::brief("Timide", "Timid");
pub(super) const HEAVY_TITLE: Label = Label::brief("Lourd", "Heavy");
pub(super) const USEFUL_TITLE: Label = Label::brief("Utile", "Useful");
pub(super) const PROVISIONS_TITLE: Label = Label::brief("Provision", "Provisions");

// The first four cards.
pub(super) const LEVEL: Label = Label::brief("Arche à plat", "Ark is level");
pub(super) const LEANS_RIGHT: Label = Label::brief("Penche de {0} à droite", "Leans {0} to the right");
pub(super) const LEANS_LEFT: Label = Label::brief("Penche de {0} à gauche", "Leans {0} to the left");
pub(super) const TOLD_LEAN: Label = Label::brief("4 premières cartes", "First 4 cards");

// What a player does: the offer, and the record of it.
pub(super) const TAKE: Label = Label::brief("Prendre 2 cartes", "Take 2 cards");
pub(super) const TAKEN: Label = Label::brief("Fin, 2 cartes prises", "Done, 2 cards taken");
pub(super) const TAKES: Label =
    Label::new(["{0} prend 2 cartes", "{0} : 2 cartes"], ["{0} takes 2 cards", "{0}: 2 cards"]);
pub(super) const RAIN_TAKING: Label = Label::brief("Prendre, 1 pluie", "Take, 1 rain");
pub(super) const RAIN_REFILLING: Label = Label::brief("Compléter, 1 pluie", "Refill, 1 rain");
pub(super) const MORE_RAIN: Label = Label::brief("Encore une pluie", "One more rain");
pub(super) const DRAWS_RAIN: Label =
    Label::new(["{0} tire une pluie", "{0} : pluie"], ["{0} draws rain", "{0}: rain"]);
pub(super) const LAY: Label = Label::new(["Poser : {0}", "{0}"], ["Lay: {0}", "{0}"]);
pub(super) const LAYS: Label = Label::new(["{0} pose : {1}", "{0} : {1}"], ["{0} lays {1}", "{0}: {1}"]);
pub(super) const LAYS_CABIN: Label =
    Label::new(["{0} : {1}, cabine", "{0} : {1}"], ["{0}: {1}, cabin", "{0}: {1}"]);
pub(super) const END_TURN: Label = Label::brief("Fin du tour", "End of turn");
pub(super) const ENDS_TURN: Label = Label::brief("{0} a fini", "{0} is done");
pub(super) const PASS: Label = Label::brief("Passer", "Pass");
pub(super) const PASSES: Label = Label::brief("{0} passe", "{0} passes");
pub(super) const MERGE: Label = Label::brief("Réunir : {0}", "Merge: {0}");
pub(super) const MERGES: Label =
    Label::new(["{0} réunit : {1}", "{0} réunit"], ["{0} merges {1}", "{0} merges"]);
pub(super) const WEIGHTLESS: Label = Label::brief("Poids 0", "Weight 0");
pub(super) const WEIGHT_RIGHT: Label =
    Label::new(["Poids {0}, à droite", "{0} à droite"], ["Weight {0}, right", "{0} right"]);
pub(super) const WEIGHT_LEFT: Label =
    Label::new(["Poids {0}, à gauche", "{0} à gauche"], ["Weight {0}, left", "{0} left"]);
pub(super) const IN_PLACE: Label = Label::brief("Cabine existante", "Existing cabin");
pub(super) const NEW_CABIN: Label = Label::brief("Cabine neuve", "New cabin");
pub(super) const FOX: Label = Label::brief("Renard : 2 disques", "Fox: 2 discs");
pub(super) const BRONTOSAURUS: Label = Label::brief("Brontosaure : +½", "Brontosaurus: +½");
pub(super) const CHIMPANZEE: Label = Label::brief("Chimpanzé : +½", "Chimpanzee: +½");
pub(super) const OPENS_CABIN: Label =
    Label::new(["{0} : cabine neuve", "{0} : cabine"], ["{0}: new cabin", "{0}: cabin"]);
pub(super) const USES_FOX: Label = Label::brief("{0} : renard", "{0}: fox");
pub(super) const USES_BRONTOSAURUS: Label =
    Label::new(["{0} : brontosaure", "{0} : +½"], ["{0}: brontosaurus", "{0}: +½"]);
pub(super) const USES_CHIMPANZEE: Label =
    Label::new(["{0} : chimpanzé", "{0} : +½"], ["{0}: chimpanzee", "{0}: +½"]);
pub(super) const DISC_UNDER: Label = Label::new(["Disque : {0}", "{0}"], ["Disc: {0}", "{0}"]);
pub(super) const MOSQUITO: Label = Label::brief("Moustique", "Mosquito");
pub(super) const SPIDER: Label = Label::brief("Araignée", "Spider");
pub(super) const SKUNK: Label = Label::brief("Putois", "Skunk");
pub(super) const EJECTS_WEIGHT_2: Label = Label::brief("éjecte un 2", "ejects a 2");
pub(super) const EJECTS_TIMID: Label = Label::brief("éjecte timide", "ejects timid");
pub(super) const EJECTS_ANY: Label = Label::brief("éjecte un animal", "ejects any animal");
pub(super) const EJECTED_RIGHT: Label =
    Label::new(["Il pesait {0}, à droite", "{0} à droite"], ["It weighed {0}, right", "{0} right"]);
pub(super) const EJECTED_LEFT: Label =
    Label::new(["Il pesait {0}, à gauche", "{0} à gauche"], ["It weighed {0}, left", "{0} left"]);
pub(super) const EJECTED: Label = Label::brief("Éjecté : {0}", "Ejected: {0}");
pub(super) const EJECTS: Label =
    Label::new(["{0} éjecte : {1}", "{0} éjecte"], ["{0} ejects {1}", "{0} ejects"]);
pub(super) const IN_ITS_PLACE: Label =
    Label::new(["À sa place : poids {0}", "Poids {0}"], ["In its place: weight {0}", "Weight {0}"]);
pub(super) const REPLACES: Label =
    Label::new(["{0} le remplace", "{0} remplace"], ["{0} takes its place", "{0} replaces"]);
pub(super) const BRONTOSAURUS_LEFT: Label = Label::brief("C'était un brontosaure", "It was a brontosaurus");
pub(super) const CHIMPANZEE_LEFT: Label = Label::brief("C'était un chimpanzé", "It was a chimpanzee");
pub(super) const TAKE_OPEN_CARD: Label = Label::brief("Prendre 1 carte visible", "Take 1 open card");

// Remarks beside an offer.
pub(super) const FROM_TO: Label = Label::brief("{0} > {1}", "{0} > {1}");
pub(super) const ONE_TO: Label = Label::brief("1 à {0}", "1 to {0}");
pub(super) const FOR_GOOD: Label = Label::brief("pour de bon", "for good");
pub(super) const MERGE_NOTE: Label = Label::brief("3 pions", "3 pawns");

// Why not.
pub(super) const TOO_STEEP: Label = Label::brief("trop penché", "too steep");
pub(super) const NO_DISC: Label = Label::brief("0 disque", "no disc");
pub(super) const ONLY_CARD: Label = Label::brief("seule du tour", "alone only");
pub(super) const CARDS_DRAWN: Label = Label::brief("cartes prises", "cards taken");
pub(super) const CARDS_LAID: Label = Label::brief("cartes posées", "cards laid");
pub(super) const NOTHING_DRAWN: Label = Label::brief("rien à tirer", "no draw");
pub(super) const FINAL_PHASE: Label = Label::brief("phase finale", "final phase");
pub(super) const EJECTING: Label = Label::brief("éjection en cours", "ejecting");
pub(super) const NO_ANIMAL: Label = Label::brief("provision", "no animal");
pub(super) const NO_BARE_PAWN: Label = Label::brief("aucun pion libre", "no free pawn");
pub(super) const FOX_STAYS: Label = Label::brief("renard protégé", "fox is safe");
pub(super) const FEW_HALVES: Label = Label::brief("moins de 2 demis", "under 2 halves");
pub(super) const NOT_NOW: Label = Label::brief("pas maintenant", "not now");
pub(super) const MATCH_OVER: Label = Label::brief("partie finie", "match is over");
pub(super) const BETWEEN: Label = Label::brief("de {0} à {1}", "{0} to {1}");
pub(super) const DISCS_UNDER: Label = Label::brief("{0} disque{0s} dessous", "{0} disc{0s} below");
pub(super) const FEW_PAWNS: Label = Label::brief("{0} pion{0s}", "{0} pawn{0s}");
pub(super) const SUPPLY_EMPTY: Label = Label::brief("plus de disque", "no disc left");
pub(super) const ALREADY_SHOWN: Label = Label::brief("déjà montré", "shown already");
pub(super) const HAS_PASSED: Label = Label::brief("{0} a passé", "{0} has passed");
pub(super) const SOMEONE_MUST_STAY: Label = Label::brief("un joueur reste", "one stays in");

// The gauge, the counters.
pub(super) const RAINS: Label = Label::brief("pluie {0}/5", "rain {0}/5");
pub(super) const COUNTING: Label = Label::brief("décompte", "scoring");
pub(super) const DISCS: Label = Label::brief("Disques", "Discs");
pub(super) const HALF_SLOW: Label = Label::new(["Demis lent", "½ lent"], ["Slow halves", "½ slow"]);
pub(super) const HALF_TIMID: Label = Label::new(["Demis timide", "½ timide"], ["Timid halves", "½ timid"]);
pub(super) const HALF_HEAVY: Label = Label::new(["Demis lourd", "½ lourd"], ["Heavy halves", "½ heavy"]);
pub(super) const HALF_USEFUL: Label = Label::new(["Demis utile", "½ utile"], ["Useful halves", "½ useful"]);
pub(super) const PET: Label = Label::brief("Animal caché", "Hidden pet");
pub(super) const OUT: Label = Label::brief("A passé", "Has passed");
pub(super) const HAND: Label = Label::brief("Animaux en main", "Animals in hand");
pub(super) const TILT: Label = Label::brief("Inclinaison", "Tilt");
pub(super) const RAIN: Label = Label::brief("Pluies", "Rain cards");
pub(super) const TURN: Label = Label::new(["À qui le tour", "Tour"], ["Whose turn", "Turn"]);
pub(super) const SUPPLY: Label = Label::brief("Réserve de disques", "Supply of discs");
pub(super) const FINAL: Label = Label::brief("Phase finale", "Final phase");

// Notices.
pub(super) const SET_UP: Label = Label::brief("Mise en place", "Set-up");
pub(super) const SET_UP_BODY: Label = Label::brief(
    "2 cartes chacun, 3 visibles, 4 à bord : de combien penche l'arche ?",
    "2 cards each, 3 face up, 4 aboard: how far does the ark lean?",
);
pub(super) const SECOND_RAIN: Label = Label::brief("2e pluie", "2nd rain");
pub(super) const SECOND_RAIN_BODY: Label = Label::brief(
    "{0} peut cacher un animal de poids 0 à 2, sans capacité (!).",
    "{0} may hide an animal without (!), weight 0 to 2.",
);
pub(super) const YES_PET: Label = Label::brief("Oui, un animal", "Yes, one animal");
pub(super) const NO_PET: Label = Label::brief("Non, aucun", "No, none");
pub(super) const HIDES_PET: Label =
    Label::new(["{0} cache un animal", "{0} : animal"], ["{0} hides a pet", "{0}: pet"]);
pub(super) const HIDES_NONE: Label =
    Label::new(["{0} : aucun animal", "{0} : aucun"], ["{0}: no pet", "{0}: none"]);
pub(super) const FIFTH_RAIN: Label = Label::brief("5e pluie", "5th rain");
pub(super) const FIFTH_RAIN_BODY: Label = Label::brief(
    "Phase finale : 1 disque par carte, ou passer. {0} commence.",
    "Final phase: 1 disc a card, or pass. {0} begins.",
);

// Pets shown, hands counted.
pub(super) const PET_OF: Label = Label::new(["Animal de {0}", "{0}"], ["Pet of {0}", "{0}"]);
pub(super) const OF: Label = Label::brief("{0}/{1}", "{0}/{1}");
pub(super) const PET_AS: Label = Label::brief("{0} : {1} > {2}", "{0}: {1} > {2}");
pub(super) const NOT_VALID: Label = Label::brief("Pas valable", "Not valid");
pub(super) const SHOWS_PET: Label =
    Label::new(["{0} montre : {1}", "{0} : {1}"], ["{0} shows {1}", "{0}: {1}"]);
pub(super) const SHOWS_INVALID: Label =
    Label::new(["{0} : pas valable", "{0} : nul"], ["{0}: not valid", "{0}: void"]);
pub(super) const TIED: Label = Label::new(["{0} : ex aequo", "{0}"], ["{0}: tied", "{0}"]);
pub(super) const POINTS: Label = Label::brief("{0} points", "{0} points");
pub(super) const IN_HAND_ASKED: Label = Label::brief("Animaux en main", "Animals in hand");
pub(super) const FEWEST_WIN: Label = Label::brief("le moins l'emporte", "the fewest wins");
pub(super) const NEXT: Label = Label::brief("Suivant", "Next");
pub(super) const HOLDS: Label =
    Label::new(["{0} : {1} en main", "{0} : {1}"], ["{0}: {1} in hand", "{0}: {1}"]);

// The sum.
pub(super) const PLACE_LINE: Label = Label::brief("{0} {1}, {2}", "{0} {1}, {2}");
pub(super) const TIED_LINE: Label = Label::brief("{0} {1}, {2} ex aequo", "{0} {1}, tied {2}");
pub(super) const NO_PAWN_LINE: Label = Label::brief("{0}, aucun pion", "{0}, no pawn");
pub(super) const PET_LINE: Label = Label::brief("Animal caché : {0}", "Pet: {0}");
pub(super) const PET_INVALID_LINE: Label = Label::brief("Animal caché : pas valable", "Pet: not valid");
pub(super) const HAND_LINE: Label = Label::brief("Animaux en main : {0}", "Animals in hand: {0}");

// The ranking.
pub(super) const HAND_NOTE: Label = Label::new(["{0} en main", "{0}"], ["{0} in hand", "{0}"]);
pub(super) const FEWEST_DECIDED: Label =
    Label::new(["Égalité : moins en main", "Moins en main"], ["Tie: fewest in hand", "Fewest in hand"]);
pub(super) const SHARED: Label = Label::brief("Victoire partagée", "Shared victory");

// Details.
pub(super) const PLAYER: Label = Label::brief("{0}", "{0}");
pub(super) const PAWNS: Label = Label::brief("Pions", "Pawns");
/// Discs under pawns: half a pawn each.
pub(super) const UNDER_PAWNS: Label = Label::brief("½", "½");
pub(super) const SLOW_INITIALS: Label = Label::brief("Le", "Sl");
pub(super) const TIMID_INITIALS: Label = Label::brief("Ti", "Ti");
pub(super) const HEAVY_INITIALS: Label = Label::brief("Lo", "He");
pub(super) const USEFUL_INITIALS: Label = Label::brief("Ut", "Us");
pub(super) const PROVISIONS_INITIALS: Label = Label::brief("Pr", "Pr");

// Help.
pub(super) const HELP_TURN: Label = Label::brief(
    "Prends 2 cartes, ou pose 1 ou 2 cartes (lent ou provision : une seule). Un pion par carte ; une cabine neuve coûte 1 disque.",
    "Take 2 cards, or play 1 or 2 cards (slow or provisions: one only). A pawn per card; a new cabin costs 1 disc.",
);
pub(super) const HELP_END: Label = Label::brief(
    "2e pluie : cache un animal. 5e pluie : phase finale, 1 disque par carte ou passer pour de bon.",
    "2nd rain: hide an animal. 5th rain: final phase, 1 disc per card, or pass for good.",
);
pub(super) const HELP_SCORE: Label = Label::brief(
    "Par sorte : 10, 6, puis 2 aux autres qui ont un pion ; à égalité on partage. 1 par disque.",
    "For each kind: 10, 6, then 2 to others with a pawn; ties share. 1 per disc.",
);
