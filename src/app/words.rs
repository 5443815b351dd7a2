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
    Label::new(["{0} et {1} gagnent", "{0} et {1}"], ["{0} and {1} win", "{0} and {1}"]);
pub(super) const MANY_WIN: Label = Label::brief("{0} gagnants", "{0} winners");
pub(super) const DETAIL: Label = Label::brief("le détail", "details");
pub(super) const REMATCH: Label = Label::brief("Revanche", "Rematch");
pub(super) const POINTS_OF: Label =
    Label::new(["{0} : {1} point{1s}", "{0} : {1}"], ["{0}: {1} point{1s}", "{0}: {1}"]);
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
