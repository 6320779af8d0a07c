/** What was kept apart, on the owner's page. */
export const suspectsTexts = {
  intro:
    'Diese Einsendungen sehen nach einem automatischen Programm aus. Sie stehen nicht im Posteingang. War doch ein Mensch dabei, holen Sie die Anfrage mit einem Klick zurück.',
  reasons: {
    honeypot: 'Ein verstecktes Feld war ausgefüllt',
    'too-fast': 'Schneller abgeschickt, als ein Mensch tippt',
  },
  accept: 'In den Posteingang',
  arrived: (count: number) =>
    count === 1 ? '1 neue Einsendung anzeigen' : `${count.toLocaleString('de-DE')} neue Einsendungen anzeigen`,
  accepted: 'Die Anfrage steht jetzt im Posteingang.',
  removeAll: 'Alle löschen',
  confirmRemoveAll: 'Möchten Sie alle aussortierten Einsendungen löschen? Sie liegen danach im Papierkorb.',
  removedAll: 'Die aussortierten Einsendungen liegen im Papierkorb.',
  restoredAll: 'Die Einsendungen stehen wieder unter „Aussortiert“.',
};
