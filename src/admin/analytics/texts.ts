/** Spec §2. */
export const analyticsPageTexts = {
  period: 'Zeitraum',
  periodDays: (days: number) => `${days} Tage`,
  refresh: 'Aktualisieren',
  refreshing: 'Wird aktualisiert...',
  loadFailed: 'Die Besuchszahlen konnten nicht geladen werden.',
  empty: 'In diesem Zeitraum hat noch niemand Ihre Seite besucht.',
  emptyHint:
    'Gezählt wird jeder Aufruf einer öffentlichen Seite, außer wenn jemand ablehnt. Der Admin-Bereich zählt nicht mit.',
  badges: ['DSGVO-konform', 'Keine IP-Tracking', 'Mit Bot-Erkennung'],
  unknown: 'Unbekannt',
};

/** The figures are computed (ruling 1). */
export const cardTexts = {
  heading: 'Auf einen Blick',
  pageViews: 'Seitenaufrufe',
  visitors: 'Eindeutige Besucher',
  topCountry: 'Top-Land',
  topDevice: 'Top-Gerät',
  none: 'Keine Daten',
  isNew: 'neu',
  against: (days: number) => `gegenüber den ${days} Tagen davor`,
  ofViews: 'der Aufrufe',
};

export const listTexts = {
  pages: 'Top-Seiten',
  browsers: 'Browser',
  devices: 'Gerätetypen',
  countries: 'Länder',
  sources: 'Woher Besucher kamen',
  sourcesNote: 'Nur von Besuchern, die der Statistik zugestimmt haben.',
  more: 'Browser, Geräte, Länder und letzte Aktivitäten',
  /** Spec §9. */
  deviceNames: new Map([
    ['Mobile', 'Handy'],
    ['Desktop', 'Computer'],
  ]),
  app: 'Eine App',
  direct: 'Direkt (Adresse ein\u00adge\u00adgeben, Lese\u00adzeichen oder App)',
  empty: 'Noch keine Daten in diesem Zeitraum',
  views: (count: number) => (count === 1 ? '1 Aufruf' : `${count.toLocaleString('de-DE')} Aufrufe`),
};

export const interactionTexts = {
  heading: 'So oft wurden Kontaktwege genutzt',
  note: 'Telefon, WhatsApp und E-Mail zählen nur bei Besuchern, die der Statistik zugestimmt haben, je Seitenaufruf höchstens einmal. Formular zählt alle gespeicherten Anfragen, ohne gelöschte und aussortierte.',
  kinds: { phone: 'Telefon', whatsapp: 'WhatsApp', mail: 'E-Mail', form: 'Formular' },
};

export const chartTexts = {
  heading: 'Verlauf',
  views: 'Seitenaufrufe je Tag',
  visitors: 'Besucher je Tag',
  most: (day: string, count: number) => `Am meisten am ${day}: ${count.toLocaleString('de-DE')}`,
  ofDay: (day: string, count: number) => `${day}: ${count.toLocaleString('de-DE')}`,
  today: 'heute',
};

export const activityTexts = {
  heading: 'Letzte Aktivitäten',
  empty: 'Noch keine Aufrufe in diesem Zeitraum',
};
