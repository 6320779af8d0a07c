import { RETENTION } from '#config/limits.ts';

/** What the owner deleted, on the same page; it comes when it is opened. */
export const binTexts = {
  intro: `Gelöschte Anfragen liegen hier ${RETENTION.binDays} Tage und werden dann endgültig gelöscht, aussortierte Einsendungen ${RETENTION.filteredEnquiryDays} Tage nach ihrem Eingang.`,
  suspect: 'Aussortiert',
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
