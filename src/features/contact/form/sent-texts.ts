/** Words of the confirmation; apart from texts.ts, because its script comes with the first sending. */
export const sentTexts = {
  next: 'So geht es weiter',
  urgent: 'Es eilt? Dann rufen Sie uns an:',
  written: 'Das haben Sie uns geschrieben',
  again: 'Noch eine Anfrage schreiben',
};
