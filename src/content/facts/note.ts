/** What is different for some days, as days in Germany, both included: built in with the next publication. */
export const note: { sentence: string; from: string; until: string } | null = null;
