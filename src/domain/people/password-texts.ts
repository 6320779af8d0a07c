import { PASSWORD_MIN_CHARS } from '#config/limits.ts';

/** The errors of a new password. */
export const passwordErrors = {
  guessable: 'Dieses Passwort ist leicht zu erraten. Sicherer sind mehrere Wörter hintereinander.',
};

/** The hint under the field of a new password. */
export const newPasswordHint = `Mindestens ${PASSWORD_MIN_CHARS} Zeichen. Mehrere Wörter hintereinander merken sich leicht.`;
