import { business } from '#content/business.ts';

/** The form for a call; it comes when it is opened. */
export const callFormTexts = {
  title: 'Anruf eintragen',
  intro: 'Wer angerufen hat, steht danach bei den Anfragen und hat denselben Weg vor sich.',
  callBack: 'Wartet auf Rückruf',
  callBackHint: `Dann läuft die Uhr von ${business.replyWithinHours} Stunden. Sonst gilt der Anruf als beantwortet.`,
  noChoice: 'Noch offen',
  save: 'Eintragen',
  cancel: 'Abbrechen',
  discard: 'Verwerfen',
  kept: 'Ihr Eintrag bleibt hier stehen, bis er gespeichert ist.',
  saved: 'Der Anruf ist eingetragen.',
};
