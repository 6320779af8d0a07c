/** One request on paper, and the ways to it from the card. */
export const sheetTexts = {
  open: 'Drucken',
  person: 'Alles zu dieser Person',
  print: 'Jetzt drucken',
  back: 'Zurück zur Anfrage',
  title: (number: string, name: string) => `Anfrage ${number}: ${name}`,
  arrived: 'Eingegangen am',
  called: 'Angerufen am',
  notes: 'Notizen',
  history: 'Verlauf',
  noHistory: 'Noch nichts eingetragen.',
  printedAt: (moment: string) => `Gedruckt am ${moment}`,
  loadFailed: 'Die Anfrage konnte nicht geladen werden.',
};
