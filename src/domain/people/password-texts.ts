/** What is said of a new password, whoever chooses it. */
export const passwordErrors = {
  guessable: 'Dieses Passwort ist leicht zu erraten. Sicherer sind mehrere Wörter hintereinander.',
};
