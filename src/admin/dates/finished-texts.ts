export const finishedTexts = {
  finish: 'Fertig',
  early: (when: string) => `Der Termin ist erst am ${when}. Trotzdem fertig?`,
  reopened: (name: string) => `Die Arbeit bei ${name} ist wieder offen.`,
  price: 'Preis',
  paid: 'bar bezahlt',
  again: 'Wieder in',
  /** By their weeks. */
  spans: [
    [2, '2 Wochen'],
    [4, '4 Wochen'],
    [8, '8 Wochen'],
    [26, '6 Monaten'],
    [52, '1 Jahr'],
  ] as const,
  never: 'nicht wieder',
  asToday: (words: string) => `Wie heute: ${words}`,
  asLast: (words: string) => `Wie zuletzt: ${words}`,
  callIn: (month: string) => `Im ${month}, ich melde mich`,
  exact: 'genauer Tag',
  plan: (when: string) => `${when} vormerken`,
};
