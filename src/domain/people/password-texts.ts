import { PASSWORD_MIN_CHARS } from '#config/limits.ts';

export const nameErrors = {
  taken:
    'Diesen Benutzernamen gibt es schon, oder er sieht einem anderen zum Verwechseln ähnlich. Bitte wählen Sie einen anderen.',
  letters: 'Bitte verwenden Sie nur Buchstaben von A bis Z (auch ä oder é), Ziffern und Zeichen der Tastatur.',
};

export const passwordErrors = {
  guessable: 'Dieses Passwort ist leicht zu erraten. Sicherer sind mehrere Wörter hintereinander.',
};

export const newPasswordHint = `Mindestens ${PASSWORD_MIN_CHARS} Zeichen. Mehrere Wörter hintereinander merken sich leicht.`;
