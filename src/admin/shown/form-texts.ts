import { HOUR_MS, REMINDED_BEFORE_END_MS } from '#config/limits.ts';
import * as hours from '#facts/hours.ts';

/** Texts of the form for a call, apart because it loads when opened. */
export const callFormTexts = {
  callBack: `Ich rufe zurück (Erinnerung nach ${hours.replyWithinHours - REMINDED_BEFORE_END_MS.reminder / HOUR_MS} Std.)`,
  caller: 'Wer ruft an? Name oder Nummer',
  isNew: (words: string) => `+ „${words}“ ist neu`,
  noChoice: 'Weiß ich noch nicht',
  message: 'Was soll gemacht werden?',
  save: 'Eintragen',
  cancel: 'Abbrechen',
  discard: 'Verwerfen',
  kept: 'Ihr Eintrag bleibt hier stehen, bis er gespeichert ist.',
  saved: 'Der Anruf ist eingetragen.',
};

export const correctTexts = {
  save: 'Berichtigung speichern',
  cancel: 'Abbrechen',
  kept: 'Ihre Berichtigung bleibt hier stehen, bis sie gespeichert ist.',
  saved: 'Die Anfrage ist berichtigt.',
};
