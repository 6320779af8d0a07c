/** The page that answers a form sent without JavaScript when something has to be corrected. */
export const correctionTexts = {
  documentTitle: 'Bitte prüfen Sie Ihre Anfrage an die Glasreinigung',
  description:
    'Ihre Anfrage konnte so noch nicht angenommen werden. Hier stehen Ihre Angaben noch einmal, mit einem Hinweis an jeder Stelle, die fehlt.',
  title: 'Bitte prüfen Sie Ihre Anfrage',
  /** For who opens the page itself. */
  nothing: 'Hier gibt es gerade nichts zu prüfen.',
  toForm: 'Zum Formular',
  /** Stands in the built page where the function writes the error; nobody sees it. */
  placeholder: '…',
  intro: 'Ihre Anfrage ist noch nicht bei uns angekommen. Ihre Angaben sind noch da: Bitte senden Sie sie noch einmal.',
};
