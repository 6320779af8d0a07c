import { RETENTION } from '#config/limits.ts';

/** Texts of parts that load when opened, apart from texts.ts. */
export const binTexts = {
  retention: `Anfragen ohne Auftrag werden ${RETENTION.enquiryWithoutDealMonths} Monate nach dem Eingang gelöscht. Ab dem Schritt „Termin“ oder mit einem Arbeitstag bleiben sie ${RETENTION.enquiryWithDealYears} Jahre, gezählt vom letzten Auftrag des Kunden.`,
  intro: `Gelöschte Anfragen liegen hier ${RETENTION.binDays} Tage und werden dann endgültig gelöscht, aussortierte Einsendungen ${RETENTION.filteredEnquiryDays} Tage nach ihrem Eingang.`,
  suspect: 'Als Werbung aussortiert',
  none: 'Der Papierkorb ist leer.',
  loadFailed: 'Der Papierkorb konnte nicht geladen werden.',
  goesOn: (day: string) => `Wird am ${day} endgültig gelöscht.`,
  restore: 'Wiederherstellen',
  erase: 'Endgültig löschen',
  confirmErase: (name: string) =>
    `Möchten Sie die Kontaktanfrage von ${name} endgültig löschen? Das lässt sich nicht zurücknehmen.`,
  erased: (name: string) => `Die Anfrage von ${name} ist endgültig gelöscht.`,
  empty: 'Papierkorb leeren',
  confirmEmpty: 'Möchten Sie alles, was im Papierkorb liegt, endgültig löschen? Das lässt sich nicht zurücknehmen.',
  emptied: 'Der Papierkorb ist geleert.',
};

export const exportTexts = {
  csv: 'CSV exportieren',
  excel: 'CSV für Excel',
  content:
    'In der Datei steht, was die Filter oben übrig lassen. Für Excel hat jeder fertige Auftrag eine eigene Zeile.',
};

/** Headings of the export besides the fields' (Spec §5, ruling 31). */
export const csvTexts = {
  date: 'Datum',
  dealSince: 'Auftrag seit',
  step: 'Stand',
  answeredAt: 'Beantwortet am',
  price: 'Angebotspreis in Euro',
  nextDate: 'Nächster Termin',
  nextWhat: 'Was ansteht',
  doneOn: 'Erledigt am',
  earned: 'Preis in Euro',
};

export const suspectsTexts = {
  intro:
    'Diese Einsendungen sehen nach einem automatischen Programm oder nach Werbung aus. Sie stehen nicht im Posteingang. War doch ein Mensch dabei, holen Sie die Anfrage mit einem Klick zurück.',
  reasons: {
    honeypot: 'Ein verstecktes Feld war ausgefüllt',
    'too-fast': 'Schneller abgeschickt, als ein Mensch tippt',
    flood: 'Sehr viele Anfragen an einem Tag, deshalb ohne Mail',
    spam: 'Zeichen von Werbung: viele Links, Code für Links, ein Link in fremder Schrift oder überall dasselbe Wort',
  },
  accept: 'In den Posteingang',
  accepted: 'Die Anfrage steht jetzt im Posteingang.',
  removeAll: 'Alle löschen',
  confirmRemoveAll: (count: number) =>
    count === 1
      ? 'Möchten Sie die aussortierte Einsendung löschen? Sie liegt danach im Papierkorb.'
      : `Möchten Sie alle ${count.toLocaleString('de-DE')} aussortierten Einsendungen löschen? Sie liegen danach im Papierkorb.`,
  loadFailed: 'Die aussortierten Einsendungen konnten nicht geladen werden.',
  search: 'Aussortierte Einsendungen durchsuchen',
  shown: (page: number, pages: number) => `Seite ${page.toLocaleString('de-DE')} von ${pages.toLocaleString('de-DE')}`,
  pages: 'Seiten der aussortierten Einsendungen',
  removal: {
    removed: 'Die aussortierten Einsendungen liegen im Papierkorb.',
    restored: 'Die Einsendungen stehen wieder unter „Als Werbung aussortiert“.',
  },
};
