import { PASSWORD_MIN_CHARS } from '#config/limits.ts';

/** What is said of a new password, whoever chooses it. */
export const passwordErrors = {
  guessable: 'Dieses Passwort ist leicht zu erraten. Sicherer sind mehrere Wörter hintereinander.',
};

/** Under the field of a new one. */
export const newPasswordHint = `Mindestens ${PASSWORD_MIN_CHARS} Zeichen. Mehrere Wörter hintereinander merken sich leicht.`;
