/** What stands in the form's place once it is sent; apart from form-texts.ts, because it comes with the sending. */
export const sentTexts = {
  next: 'So geht es weiter',
  urgent: 'Es eilt? Dann rufen Sie uns an:',
  written: 'Das haben Sie uns geschrieben',
  again: 'Noch eine Anfrage schreiben',
};
