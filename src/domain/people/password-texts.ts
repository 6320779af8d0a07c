import { PASSWORD_MIN_CHARS } from '#config/limits.ts';

/** The errors of a new name. */
export const nameErrors = {
  taken:
    'Diesen Benutzernamen gibt es schon, oder er sieht einem anderen zum Verwechseln ähnlich. Bitte wählen Sie einen anderen.',
  letters: 'Bitte verwenden Sie nur Buchstaben von A bis Z (auch ä oder é), Ziffern und Zeichen der Tastatur.',
};

/** The errors of a new password. */
export const passwordErrors = {
  guessable: 'Dieses Passwort ist leicht zu erraten. Sicherer sind mehrere Wörter hintereinander.',
};

/** The hint under the field of a new password. */
export const newPasswordHint = `Mindestens ${PASSWORD_MIN_CHARS} Zeichen. Mehrere Wörter hintereinander merken sich leicht.`;
