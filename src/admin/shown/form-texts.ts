export const callFormTexts = {
  callBack: 'Ich rufe zurück (steht dann bei „Was wartet“)',
  caller: 'Wer ruft an? Name oder Nummer',
  isNew: (words: string) => `+ „${words}“ ist neu`,
  noChoice: 'Weiß ich noch nicht',
  message: 'Was soll gemacht werden?',
  save: 'Eintragen',
  cancel: 'Abbrechen',
  discard: 'Verwerfen',
  saved: 'Der Anruf ist eingetragen.',
};

export const correctTexts = {
  save: 'Berichtigung speichern',
  cancel: 'Abbrechen',
  saved: 'Die Anfrage ist berichtigt.',
};
