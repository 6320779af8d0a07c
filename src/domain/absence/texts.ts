/** For visitors. */
export const awayWords = (from: string, until: string) =>
  from === until ? `Am ${from} sind wir nicht da.` : `Vom ${from} bis ${until} sind wir nicht da.`;
