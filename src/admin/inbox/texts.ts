import { STEP_LABELS } from '#content/steps.ts';

export const inboxAnswers = {
  gone: 'Diese Kontaktanfrage gibt es nicht mehr.',
};

/** Words that the search leaves out. */
export const searchTexts = { titles: ['frau', 'herr', 'herrn', 'familie', 'fam.', 'fr.', 'hr.'] };

/** The owner's list (Spec §2, §5, §8). */
export const inboxTexts = {
  inbox: 'Kontaktanfragen',
  loading: 'Kontaktanfragen werden geladen...',
  loadFailed: 'Die Kontaktanfragen konnten nicht geladen werden.',
  empty: 'Noch keine Kontaktanfragen erhalten',
  emptyHint: 'Sobald jemand das Formular auf Ihrer Seite absendet, steht die Anfrage hier.',
  call: 'Anrufen',
  mail: 'Mail',
  mailTo: (address: string) => `Mail an ${address}`,
  takeOver: 'Kunden aus Notizbuch, Excel oder Adressbuch übernehmen',
  callNumber: (number: string) => `${number} anrufen`,
  whatsApp: 'WhatsApp',
  route: 'Route',
  routeTo: (place: string) => `Route nach ${place}`,
  remove: 'Löschen',
  confirmRemove: (name: string) => `Möchten Sie die Kontaktanfrage von ${name} wirklich löschen?`,
  removedTitle: 'Erfolgreich',
  removed: 'Kontaktanfrage wurde gelöscht',
  removeFailed: 'Kontaktanfrage konnte nicht gelöscht werden',
  undo: 'Rückgängig',
  restoredTitle: 'Wiederhergestellt',
  restored: (name: string) => `Die Anfrage von ${name} steht wieder bei den Kontaktanfragen.`,
  restoredApart: (name: string) => `Die Einsendung von ${name} steht wieder unter „Als Werbung aussortiert“.`,
  restoreFailed: 'Die Anfrage konnte nicht wiederhergestellt werden. Bitte versuchen Sie es noch einmal.',
  dealSince: (day: string, until: string) => `Als Auftrag vermerkt am ${day}, bleibt bis ${until} gespeichert.`,
  deletedOn: (day: string) => `Wird am ${day} gelöscht.`,
  begun: 'Angefangen',
  /** The second request of one person within the hour. */
  more: 'Mehr zu dieser Anfrage tun',
  decline: 'Absagen',
  correct: 'Berichtigen',
  customer: 'Zur Kundenseite',
  saveInPhone: 'Im Handy speichern',
  deletedSoon: 'Wird heute gelöscht.',
  back: 'Zurück',
  next: 'Weiter',
  pages: 'Seiten',
  page: (page: number) => `Seite ${page}`,
  notFound: 'Die Kontaktanfrage konnte nicht gezeigt werden. Bitte versuchen Sie es noch einmal.',
  days: { today: 'Heute', yesterday: 'Gestern', older: 'Ältere' },
  noMessage: 'Ohne Nachricht',
  tiles: { total: 'Gesamt', today: 'Heute', withPhone: 'Mit Telefon', seniors: 'Seniorenservice' },
  tilesFailed: 'Die Zahlen konnten nicht geladen werden.',
  search: 'Suche',
  searchPlaceholder: 'Suchen nach Name, E-Mail...',
  filter: 'Service',
  filterAll: 'Alle Services',
  filters: 'Filter',
  state: 'Stand',
  stateAll: 'Alle',
  states: {
    waiting: 'Was wartet',
    overdue: 'Überfällig',
    dated: 'Mit Termin',
    ...STEP_LABELS,
  },
  chips: {
    title: 'Häufige Filter',
    waiting: 'Wartet',
    dated: 'Mit Termin',
    angebot: STEP_LABELS.angebot,
    all: 'Alle',
    overdue: (count: number) => `${count.toLocaleString('de-DE')} überfällig`,
  },
  nothingAt: {
    waiting: 'Niemand wartet auf eine Antwort.',
    overdue: 'Niemand wartet zu lange auf eine Antwort.',
    dated:
      'Noch steht kein Termin an. Einen Termin tragen Sie auf der Karte einer Anfrage unter „Termin eintragen“ ein.',
  } as Partial<Record<string, string>>,
  from: 'Eingang von',
  to: 'Eingang bis',
  noMatch: 'Keine Kontakte entsprechen den Filterkriterien',
  noMatchHint: 'Suchen Sie mit weniger Wörtern oder mit der Telefonnummer.',
  resetFilter: 'Filter zurücksetzen',
  shown: (first: number, last: number, total: number) =>
    `${first.toLocaleString('de-DE')}–${last.toLocaleString('de-DE')} von ${total.toLocaleString('de-DE')}`,
  arrived: (count: number) =>
    count === 1 ? '1 neue Anfrage anzeigen' : `${count.toLocaleString('de-DE')} neue Anfragen anzeigen`,
  matches: (count: number) => (count === 1 ? '1 Treffer' : `${count.toLocaleString('de-DE')} Treffer`),
  removeAll: 'In den Papierkorb',
  removeHits: (count: number) => `${count.toLocaleString('de-DE')} Treffer in den Papierkorb`,
  confirmRemoveHits: (count: number, kept: number) =>
    `${count.toLocaleString('de-DE')} Treffer in den Papierkorb?${kept > 0 ? ` ${kept.toLocaleString('de-DE')} davon haben Sie schon bearbeitet.` : ''}`,
  removal: { removed: 'Die Treffer liegen im Papierkorb.', restored: 'Die Anfragen stehen wieder im Posteingang.' },
  showMore: (count: number) => `${count.toLocaleString('de-DE')} weitere anzeigen`,
  export: 'Exportieren',
  bin: 'Papierkorb',
  /** The suspects; their other words load when opened. */
  suspects: (count: number) => `Als Werbung aussortiert (${count})`,
  acceptedAs: (name: string, moment: string) =>
    `Die Anfrage von ${name} steht jetzt im Posteingang, eingeordnet nach ihrem Eingang am ${moment}.`,
  showAccepted: 'Anfrage zeigen',
};
