/** The page that answers a form sent without JavaScript when something has to be corrected. */
export const correctionTexts = {
  documentTitle: 'Bitte prüfen Sie Ihre Anfrage an die Glasreinigung',
  description:
    'Ihre Anfrage konnte so noch nicht angenommen werden. Hier stehen Ihre Angaben noch einmal, mit einem Hinweis an jeder Stelle, die fehlt.',
  title: 'Ihre Anfrage ist noch nicht angekommen',
  emptyForm: 'Zum leeren Formular',
  /** Stands in the built page where the function writes the error; nobody sees it. */
  placeholder: '…',
  intro: 'Ihre Angaben sind noch da. Bitte prüfen Sie das Formular und senden Sie es noch einmal.',
};
