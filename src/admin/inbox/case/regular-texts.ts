/** Words about a person who comes again. */
export const regularTexts = {
  again: ['in 8 Wochen', 'in 6 Monaten', 'in 1 Jahr'],
  last: (isCustomer: boolean, words: string) => `${isCustomer ? 'Schon Kunde' : 'Schon angefragt'}: ${words}`,
  others: (count: number) => `und ${count} weitere`,
};
