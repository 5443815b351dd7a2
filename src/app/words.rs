//! What the program says outside the games, in French and English.

use crate::i18n::Label;

pub(super) const HOME: Label = Label::brief("Arkeeper", "Arkeeper");
pub(super) const PLAYER_RANGE: Label = Label::brief("{0}-{1}", "{0}-{1}");
pub(super) const HOW_MANY: Label = Label::brief("Combien de joueurs ?", "How many players?");
pub(super) const WHO_BEGINS: Label = Label::brief("Qui commence ?", "Who begins?");
pub(super) const NAME: Label = Label::brief("{0}", "{0}");
pub(super) const NEXT: Label = Label::brief("Suivant : qui commence", "Next: who begins");
pub(super) const NEXT_VARIANT: Label = Label::brief("Suivant : la variante", "Next: the variant");
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
pub(super) const RETURN_BODY: Label = Label::brief(
    "{0} coup{0s} défait{0s}. On peut les refaire tant que rien de neuf n'est noté.",
    "{0} move{0s} undone. They can be redone until something new is noted.",
);
pub(super) const FORWARD_BODY: Label = Label::brief("{0} coup{0s} refait{0s}.", "{0} move{0s} done again.");
pub(super) const YES_RETURN: Label = Label::brief("Oui, revenir", "Yes, go there");
pub(super) const SCORE_HEAD: Label = Label::brief("Compter ?", "Score now?");
pub(super) const SCORE_BODY: Label = Label::brief(
    "On arrête de jouer et on compte la partie comme elle est.",
    "Play stops and the match is scored as it stands.",
);
pub(super) const YES_SCORE: Label = Label::brief("Oui, compter", "Yes, score");
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
    Label::brief("La partie en cours ne sera pas comptée.", "The running match will not be scored.");
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
pub(super) const REMATCH: Label = Label::brief("Revanche", "Rematch");
pub(super) const PAGE: Label = Label::brief("{0}/{1}", "{0}/{1}");
pub(super) const NOT_SAVED: Label = Label::brief("Pas enregistré", "Not saved");
pub(super) const NOT_SAVED_BODY: Label = Label::brief(
    "La mémoire refuse d'écrire. On peut jouer, sans reprise.",
    "The memory refuses to write. Play on, without resuming.",
);
pub(super) const CONTINUE: Label = Label::brief("Continuer quand même", "Continue anyway");
pub(super) const FULL: Label = Label::brief("Partie pleine", "Match is full");
pub(super) const FULL_BODY: Label = Label::brief(
    "1000 coups notés, c'est le maximum. On peut annuler ou compter.",
    "1000 moves noted is the limit. Undo, or count by hand.",
);
pub(super) const NEWER: Label = Label::brief("Autre version", "Newer version");
pub(super) const NEWER_BODY: Label = Label::brief(
    "Partie d'un programme plus récent, gardée jusqu'à la suivante.",
    "A match of a newer program. It is kept until another begins.",
);
pub(super) const DAMAGED: Label = Label::brief("Mémoire abîmée", "Memory damaged");
pub(super) const DAMAGED_BODY: Label = Label::brief(
    "La partie est illisible. Elle est gardée jusqu'à la suivante.",
    "The match cannot be read. It is kept until another begins.",
);
pub(super) const FORGOTTEN: Label = Label::brief("Réglages perdus", "Settings lost");
pub(super) const FORGOTTEN_BODY: Label = Label::brief(
    "Les réglages sont illisibles. Ceux du début valent à nouveau.",
    "The settings cannot be read. Those of the start apply again.",
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
pub(super) const POWER_BACK: Label = Label::brief("Le courant est revenu", "The power is back");
