//! What the program says outside the games, in French and English.

use crate::i18n::Label;

pub(super) const HOME: Label = Label::brief("Arkeeper", "Arkeeper");
pub(super) const PLAYER_RANGE: Label = Label::brief("{0}-{1}", "{0}-{1}");
pub(super) const HOW_MANY: Label = Label::brief("Combien de joueurs ?", "How many players?");
pub(super) const WHO_BEGINS: Label = Label::brief("Qui commence ?", "Who begins?");
pub(super) const NAME: Label = Label::brief("{0}", "{0}");
pub(super) const GOT_IT: Label = Label::brief("Compris", "Got it");
pub(super) const RESUME: Label = Label::brief("Reprendre", "Resume");
pub(super) const UNDO: Label = Label::brief("Annuler", "Undo");
pub(super) const REDO: Label = Label::brief("Refaire", "Redo");
pub(super) const ABANDON: Label = Label::brief("Abandonner la partie", "Abandon the match");
pub(super) const NEW_MATCH: Label = Label::brief("Autre partie", "Another match");
pub(super) const HISTORY: Label = Label::brief("Historique", "History");
pub(super) const DETAILS: Label = Label::brief("Détails", "Details");
pub(super) const CORRECT: Label = Label::brief("Corriger un compteur", "Correct a counter");
pub(super) const HELP_ROW: Label = Label::brief("Aide", "Help");
pub(super) const SCORE_NOW: Label = Label::brief("Compter maintenant", "Score now");
pub(super) const YES: Label = Label::brief("Oui", "Yes");
pub(super) const NO: Label = Label::brief("Non", "No");
pub(super) const BEGINNING: Label = Label::brief("Début de la partie", "Start of the match");
pub(super) const UNDONE: Label = Label::brief("({0})", "({0})");
pub(super) const RETURN_HEAD: Label = Label::brief("Revenir ici ?", "Back to here?");
pub(super) const FORWARD_HEAD: Label = Label::brief("Aller ici ?", "Go to here?");
pub(super) const RETURN_BODY: Label = Label::brief(
    "{0} coup{0s} défait{0s}. À refaire tant que rien de neuf n'est noté.",
    "{0} move{0s} undone. Redo works until something new is noted.",
);
pub(super) const FORWARD_BODY: Label = Label::brief("{0} coup{0s} refait{0s}.", "{0} move{0s} done again.");
pub(super) const YES_RETURN: Label = Label::brief("Oui, revenir", "Yes, go there");
pub(super) const SCORE_HEAD: Label = Label::brief("Compter ?", "Score now?");
pub(super) const SCORE_BODY: Label = Label::brief(
    "On arrête ici : ce qui n'est pas encore compté ne vaut rien.",
    "Play stops here: what is not counted yet is worth nothing.",
);
pub(super) const YES_SCORE: Label = Label::brief("Oui, compter", "Yes, score");
pub(super) const EACH: Label = Label::brief("...", "...");
pub(super) const COUNTER: Label = Label::brief("{0}", "{0}");
pub(super) const COUNTER_OF: Label = Label::brief("{0}, {1}", "{0}, {1}");
pub(super) const WAS: Label = Label::brief("était {0}", "was {0}");
pub(super) const NOTE_DOWN: Label = Label::brief("Enregistrer", "Save");
pub(super) const HELP: [Label; 3] = [
    Label::brief("Aide : le tour", "Help: your turn"),
    Label::brief("Aide : la fin", "Help: the end"),
    Label::brief("Aide : les points", "Help: the points"),
];
pub(super) const DASH: Label = Label::brief("-", "-");
pub(super) const ABANDON_HEAD: Label = Label::brief("Abandonner ?", "Abandon?");
pub(super) const ABANDON_BODY: Label =
    Label::brief("La partie sera gardée comme inachevée.", "The match will be kept as unfinished.");
pub(super) const SURE_HEAD: Label = Label::brief("Vraiment ?", "Really?");
pub(super) const SURE_BODY: Label =
    Label::brief("On ne peut pas reprendre une partie abandonnée.", "An abandoned match cannot be resumed.");
pub(super) const NO_CONTINUE: Label = Label::brief("Non, continuer", "No, continue");
pub(super) const YES_ABANDON: Label = Label::brief("Oui, abandonner", "Yes, abandon");
pub(super) const RANK: Label = Label::brief("{0}", "{0}");
pub(super) const WINS: Label = Label::new(["{0} gagne", "{0}"], ["{0} wins", "{0}"]);
pub(super) const TWO_WIN: Label =
    Label::new(["{0} et {1} gagnent", "{0}, {1}"], ["{0} and {1} win", "{0}, {1}"]);
pub(super) const MANY_WIN: Label = Label::brief("{0} gagnants", "{0} winners");
pub(super) const DETAIL: Label = Label::brief("le détail", "details");
pub(super) const PAGE: Label = Label::brief("{0}/{1}", "{0}/{1}");
pub(super) const NOT_SAVED: Label = Label::brief("Pas enregistré", "Not saved");
pub(super) const NOT_SAVED_BODY: Label = Label::brief(
    "La mémoire refuse d'écrire. On peut jouer, sans reprise.",
    "The memory refuses to write. Play on, without resuming.",
);
pub(super) const CONTINUE: Label = Label::brief("Continuer quand même", "Continue anyway");
pub(super) const FULL: Label = Label::brief("Partie pleine", "Match is full");
pub(super) const FULL_BODY: Label = Label::brief(
    "1000 coups notés, c'est le maximum. Annulez, ou comptez à la main.",
    "1000 moves noted is the limit. Undo, or count by hand.",
);
pub(super) const NEWER: Label = Label::brief("Version récente", "Newer version");
pub(super) const NEWER_BODY: Label = Label::brief(
    "Partie d'un programme plus récent, gardée jusqu'à la suivante.",
    "A match of a newer program. It is kept until another begins.",
);
pub(super) const DAMAGED: Label = Label::brief("Mémoire abîmée", "Memory damaged");
pub(super) const DAMAGED_BODY: Label = Label::brief(
    "La partie est illisible. Elle est gardée jusqu'à la suivante.",
    "The match cannot be read. It is kept until another begins.",
);
pub(super) const FORGOTTEN: Label = Label::brief("Mémoire perdue", "Memory lost");
pub(super) const FORGOTTEN_BODY: Label = Label::brief(
    "Des réglages, noms ou résultats sont illisibles.",
    "Some settings, names or results cannot be read.",
);
pub(super) const RESTARTED: Label = Label::brief("Redémarré", "Restarted");
pub(super) const PANICKED_BODY: Label = Label::brief(
    "Une erreur du programme. Tout reprend où on en était.",
    "An error in the program. All goes on where it was.",
);
pub(super) const HUNG_BODY: Label = Label::brief(
    "Le programme ne répondait plus. Tout reprend où on en était.",
    "The program had stopped. All goes on where it was.",
);
pub(super) const POWER_BACK: Label =
    Label::new(["Le courant est revenu", "courant revenu"], ["The power is back", "power is back"]);
pub(super) const FIRST_START: Label = Label::brief("Langue / Language", "Langue / Language");
pub(super) const FRENCH: Label = Label::brief("Français", "Français");
pub(super) const ENGLISH: Label = Label::brief("English", "English");
pub(super) const PAST: Label = Label::brief("Parties passées", "Past matches");
pub(super) const SETTINGS: Label = Label::brief("Réglages", "Settings");
pub(super) const NEXT_WHO: Label = Label::brief("Suivant : qui joue", "Next: who plays");
pub(super) const WHO_PLAYS: Label = Label::brief("Qui joue ?", "Who plays?");
pub(super) const AS_LAST: Label = Label::brief("Comme la dernière fois", "Same as last time");
pub(super) const CHOOSE_NAMES: Label = Label::brief("Choisir les noms", "Choose names");
pub(super) const NO_NAMES: Label = Label::brief("Sans noms", "Without names");
pub(super) const CHOOSE_HELP: Label = Label::brief("Dans l'ordre du tour.", "In the order of turns.");
pub(super) const EVERYBODY: Label = Label::brief("{0}", "{0}");
pub(super) const SEAT_OF: Label = Label::brief("Joueur {0} sur {1}", "Player {0} of {1}");
pub(super) const NEW_NAME: Label = Label::brief("Nouveau nom", "New name");
pub(super) const PLAYS: Label = Label::brief("joue", "plays");
pub(super) const PLAYS_ALREADY: Label = Label::brief("joue déjà", "plays already");
pub(super) const KNOWN_ALREADY: Label = Label::brief("déjà noté", "known already");
pub(super) const ADD_LETTER: Label = Label::brief("OK : {0}", "OK: {0}");
pub(super) const HOLD_TO_END: Label = Label::brief("Retour long : fini", "hold Back: done");
pub(super) const NAME_DONE: Label = Label::brief("OK : fini", "OK: done");
pub(super) const NO_NAME: Label = Label::brief("Pas de nom", "No name");
pub(super) const TEN_LETTERS: Label = Label::brief("10 lettres", "10 letters");
pub(super) const PLAYERS: Label = Label::brief("Changer un nom", "Change a name");
pub(super) const WHO_IS_RENAMED: Label = Label::brief("Quel nom changer ?", "Whose name?");
pub(super) const BECOMES: Label = Label::brief("{0} devient", "{0} becomes");
pub(super) const PLAY_TIME: Label = Label::brief("Temps de jeu", "Play time");
pub(super) const PLAYED: Label = Label::brief("{0}", "{0}");
pub(super) const TIME_HINT: Label = Label::brief("Par joueur : réglages", "Per player: settings");
pub(super) const LANGUAGE: Label = Label::brief("Langue", "Language");
pub(super) const LANGUAGE_NAME: Label = Label::brief("Français", "English");
pub(super) const LIGHT: Label = Label::brief("Luminosité", "Brightness");
pub(super) const DIM: Label = Label::brief("Baisser après", "Dim after");
pub(super) const SLEEP: Label = Label::brief("Veille après", "Sleep after");
pub(super) const REPEAT: Label = Label::brief("Touche tenue", "Held key");
pub(super) const FLIP: Label = Label::brief("Retourner l'écran", "Flip the screen");
pub(super) const TURN_TIMES: Label = Label::brief("Temps par joueur", "Time per player");
pub(super) const ROSTER: Label = Label::brief("Carnet de noms", "Names");
pub(super) const SECONDS: Label = Label::brief("{0} s", "{0} s");
pub(super) const MINUTES: Label = Label::brief("{0} min", "{0} min");
pub(super) const NEVER: Label = Label::brief("jamais", "never");
pub(super) const YES_SMALL: Label = Label::brief("oui", "yes");
pub(super) const NO_SMALL: Label = Label::brief("non", "no");
pub(super) const PACE_OFF: Label = Label::brief("une fois", "once");
pub(super) const PACE_SLOW: Label = Label::brief("lente", "slow");
pub(super) const PACE_NORMAL: Label = Label::brief("normale", "normal");
pub(super) const PACE_FAST: Label = Label::brief("rapide", "fast");
pub(super) const FORGET_HEAD: Label = Label::brief("Effacer ?", "Erase?");
pub(super) const FORGET_BODY: Label =
    Label::brief("Le nom {0} ne sera plus proposé.", "The name {0} will no longer be proposed.");
pub(super) const FORGET_PAST: Label =
    Label::brief("Cette partie ne sera plus dans la liste.", "This match will leave the list.");
pub(super) const FORGET_ROW: Label = Label::brief("Effacer de la liste", "Erase from the list");
pub(super) const YES_FORGET: Label = Label::brief("Oui, effacer", "Yes, erase");
pub(super) const NO_PAST: Label = Label::brief("Aucune encore", "None yet");
pub(super) const PAST_TITLE: Label = Label::brief("{0} {1}", "{0} {1}");
pub(super) const EARLY: Label = Label::brief("Comptée avant la fin", "Scored before the end");
pub(super) const UNFINISHED_ROW: Label = Label::brief("Partie inachevée", "Unfinished");
pub(super) const UNFINISHED: Label = Label::brief("inachevée", "unfinished");
pub(super) const WINNER: Label = Label::new(["{0} {1}", "{1}"], ["{0} {1}", "{1}"]);
pub(super) const WINNERS: Label = Label::new(["{0}, {1} {2}", "{2}"], ["{0}, {1} {2}", "{2}"]);
pub(super) const RANKED: Label = Label::brief("{0}. {1}", "{0}. {1}");
pub(super) const REMATCH_OF: Label =
    Label::new(["Revanche, {0} commence", "Revanche : {0}"], ["Rematch, {0} begins", "Rematch: {0}"]);
pub(super) const COLOURS: Label = Label::brief("Couleurs", "Colours");
pub(super) const NOT_KNOWN: Label = Label::brief("pas au carnet", "not in names");
