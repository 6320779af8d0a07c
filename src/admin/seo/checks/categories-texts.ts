/** The groups of checks, in the order of the screen. */
export const categories = {
  content: 'Inhalt',
  technology: 'Technik',
  structure: 'Struktur',
  local: 'Lokal',
  speed: 'Leistung',
  accessibility: 'Barrierefreiheit',
} as const;
