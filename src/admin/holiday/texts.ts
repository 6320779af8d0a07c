export const holidayErrors = {
  day: 'Bitte wählen Sie einen Tag',
  order: 'Bitte wählen Sie einen letzten Tag, der nicht vor dem ersten liegt',
  over: 'Dieser Tag ist schon vorbei. Bitte wählen Sie heute oder einen späteren.',
};

export const holidayPanelTexts = {
  title: 'Betriebsferien',
  untilDay: (day: string) => `bis ${day}`,
  none: 'keine',
  when: 'Wann wir nicht da sind',
  hint: 'Steht eine Woche vorher und bis zum letzten Tag am Formular und in der Antwort darauf. Danach verschwindet es von allein.',
  from: 'Erster Tag',
  until: 'Letzter Tag',
  sentence: 'Ein Satz dazu',
  optional: '(freiwillig)',
  sentenceHint: 'Zum Beispiel: In Notfällen erreichen Sie uns am Telefon.',
  save: 'Betriebsferien speichern',
  saved: 'Ihre Betriebsferien sind eingetragen.',
  kept: 'Ihre Eingabe bleibt hier stehen, bis sie gespeichert ist.',
  removal: {
    button: 'Betriebsferien entfernen',
    removed: 'Es sind keine Betriebsferien mehr eingetragen.',
  },
  dateInside: (when: string, what: string, name: string) => `Am ${when} steht noch ${what} bei ${name}.`,
  loadFailed: 'Die Betriebsferien konnten nicht geladen werden.',
};
