export const finishedTexts = {
  finish: 'Fertig',
  early: (when: string) => `Der Termin ist erst am ${when}. Trotzdem fertig?`,
  reopened: (name: string) => `Die Arbeit bei ${name} ist wieder offen.`,
  price: 'Preis',
  other: 'anders',
  paid: 'bar bezahlt',
  again: 'Wieder in',
  spans: ['2 Wochen', '4 Wochen', '8 Wochen', '6 Monaten', '1 Jahr'],
  never: 'nicht wieder',
  asToday: (words: string) => `Wie heute: ${words}`,
  asLast: (words: string) => `Wie zuletzt: ${words}`,
  plan: (when: string) => `${when} vormerken`,
};
