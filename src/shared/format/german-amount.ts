/** Writes euros with two digits after the comma or none: '1.234,50', '45'. */
export const germanAmount = (euros: number): string =>
  euros.toLocaleString('de-DE', { minimumFractionDigits: Number.isInteger(euros) ? 0 : 2, maximumFractionDigits: 2 });
