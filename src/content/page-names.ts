/** The public pages' names by path, apart from pages.ts, because the owner's screens need them alone. */
export const pageNames = {
  '': 'Startseite',
  faq: 'Häufige Fragen',
  impressum: 'Impressum',
  widerruf: 'Widerruf',
  datenschutz: 'Datenschutz',
  barrierefreiheit: 'Barrierefreiheit',
  danke: 'Danke',
  '404': 'Seite nicht gefunden',
} as const;
