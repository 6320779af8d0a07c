/** How much glass there is, as people can tell without counting; and what of it goes into the message. */
export const glassSizes = [
  { id: 'klein', label: 'Wenig', hint: 'bis etwa 8 Scheiben' },
  { id: 'mittel', label: 'Mittel', hint: 'etwa 8 bis 20 Scheiben' },
  { id: 'gross', label: 'Viel', hint: 'mehr als 20 Scheiben' },
  { id: 'offen', label: 'Weiß ich nicht', hint: 'sehen wir bei der Besichtigung' },
] as const;

/** What somebody has chosen in three steps; whatever is missing or unknown is left out. */
export interface QuickChoices {
  service?: string | undefined;
  size?: string | undefined;
  postalCode?: string | undefined;
}

/** How much glass, as a line of a message; empty when nothing was chosen. */
export function sizeLine({ size }: QuickChoices): string {
  const chosen = glassSizes.find(({ id }) => id === size);
  return chosen ? `Wie viel: ${chosen.label} (${chosen.hint})` : '';
}

/** The five digits that were typed, or nothing. */
export const chosenPostalCode = ({ postalCode = '' }: QuickChoices): string =>
  /^\d{5}$/.exec(postalCode.replaceAll(/\s/g, ''))?.[0] ?? '';
