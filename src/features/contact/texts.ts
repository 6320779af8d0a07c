import { MESSAGE_MAX_CHARS, NAME_MAX_CHARS, PHONE_MAX_CHARS, RETENTION } from '#config/limits.ts';
import { business } from '#content/business.ts';

/** The sentences under the fields (Spec §5) and for what a form can't produce but a program can. */
export const contactErrors = {
  nameMissing: 'Name ist erforderlich',
  nameTooLong: `Bitte kürzen Sie den Namen auf höchstens ${NAME_MAX_CHARS} Zeichen`,
  emailInvalid: 'Gültige E-Mail-Adresse erforderlich',
  phoneTooLong: `Bitte kürzen Sie die Telefonnummer auf höchstens ${PHONE_MAX_CHARS} Zeichen`,
  serviceUnknown: 'Bitte wählen Sie eine der angebotenen Leistungen',
  messageTooLong: `Bitte kürzen Sie die Nachricht auf höchstens ${MESSAGE_MAX_CHARS.toLocaleString('de-DE')} Zeichen`,
  notAForm: 'Hier werden die Felder des Formulars erwartet',
  notYesOrNo: 'Hier wird true oder false erwartet',
  notAPage: 'Diese Seite der Liste gibt es nicht',
  notAMoment: 'Hier wird ein Zeitpunkt erwartet',
};

/** What the server says of a request as a whole. */
export const contactAnswers = {
  received: `Vielen Dank für Ihre Anfrage! Wir melden uns innerhalb von ${business.replyWithinHours} Stunden bei Ihnen.`,
  tooMany:
    'Von Ihrem Anschluss kamen sehr viele Anfragen. Bitte versuchen Sie es in einigen Minuten noch einmal oder rufen Sie uns an.',
  keyOfAnother:
    'Diese Anfrage wurde schon mit anderen Angaben gesendet. Bitte laden Sie die Seite neu und senden Sie sie noch einmal.',
  gone: 'Diese Kontaktanfrage gibt es nicht mehr.',
};

/** The owner's list (Spec §2, §5, §8). */
export const contactsPageTexts = {
  title: 'Kontakte',
  inbox: 'Kontaktanfragen',
  loading: 'Kontaktanfragen werden geladen...',
  loadFailed: 'Die Kontaktanfragen konnten nicht geladen werden.',
  empty: 'Noch keine Kontaktanfragen erhalten',
  emptyHint: 'Sobald jemand das Formular auf Ihrer Seite absendet, steht die Anfrage hier.',
  reply: 'Antworten',
  replySubject: `Re: Ihre Anfrage bei ${business.company}`,
  call: 'Anrufen',
  remove: 'Löschen',
  confirmRemove: (name: string) => `Möchten Sie die Kontaktanfrage von ${name} wirklich löschen?`,
  removedTitle: 'Erfolgreich',
  removed: 'Kontaktanfrage wurde gelöscht',
  removeFailedTitle: 'Fehler',
  removeFailed: 'Kontaktanfrage konnte nicht gelöscht werden',
  deal: 'Auftrag',
  dealFailedTitle: 'Fehler',
  dealFailed: 'Der Vermerk konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  dealSince: (day: string, until: string) => `Als Auftrag vermerkt am ${day}, bleibt bis ${until} gespeichert.`,
  deletedOn: (day: string) => `Wird am ${day} gelöscht, wenn kein Auftrag daraus wird.`,
  deletedSoon: 'Wird in der nächsten Stunde gelöscht, wenn kein Auftrag daraus wird.',
  retention: `Anfragen ohne Auftrag werden ${RETENTION.enquiryWithoutDealMonths} Monate nach dem Eingang gelöscht. Mit „Auftrag“ merken Sie vor, woraus einer wurde; diese Anfragen bleiben ${RETENTION.enquiryWithDealYears} Jahre.`,
  back: 'Zurück',
  next: 'Weiter',
  pages: 'Seiten',
  page: (page: number) => `Seite ${page}`,
  pageLoading: (page: number) => `Seite ${page.toLocaleString('de-DE')} wird geladen...`,
  notFoundTitle: 'Fehler',
  notFound: 'Die Kontaktanfrage konnte nicht gezeigt werden. Bitte versuchen Sie es noch einmal.',
  readAll: 'Ganz lesen',
  readLess: 'Weniger zeigen',
  noMessage: 'Ohne Nachricht',
  tiles: { total: 'Gesamt', today: 'Heute', withPhone: 'Mit Telefon', seniors: 'Seniorenservice' },
  tilesFailed: 'Die Zahlen konnten nicht geladen werden.',
  search: 'Suche',
  searchPlaceholder: 'Suchen nach Name, E-Mail...',
  filter: 'Service',
  filterAll: 'Alle Services',
  noMatch: 'Keine Kontakte entsprechen den Filterkriterien',
  resetFilter: 'Filter zurücksetzen',
  shown: (first: number, last: number, total: number) =>
    `${first.toLocaleString('de-DE')}–${last.toLocaleString('de-DE')} von ${total.toLocaleString('de-DE')}`,
  arrived: (count: number) =>
    count === 1 ? '1 neue Anfrage anzeigen' : `${count.toLocaleString('de-DE')} neue Anfragen anzeigen`,
  matches: (count: number) => (count === 1 ? '1 Treffer' : `${count.toLocaleString('de-DE')} Treffer`),
  showMore: (count: number) => `${count.toLocaleString('de-DE')} weitere anzeigen`,
  exportCsv: 'CSV exportieren',
  exportExcel: 'CSV für Excel',
  exportFailed: 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
  exportFailedTitle: 'Fehler',
};

/** The head of the exported file (Spec §5). */
export const csvColumns = ['Name', 'E-Mail', 'Telefon', 'Service', 'Nachricht', 'Datum'];
/** The head of the one for Excel, which has more (ruling 31). */
export const excelColumns = [...csvColumns, 'Auftrag seit'];

/** What was kept apart, on the owner's page. */
export const suspectsTexts = {
  title: (count: number) => `Aussortiert (${count})`,
  intro:
    'Diese Einsendungen sehen nach einem automatischen Programm aus. Sie stehen nicht im Posteingang. War doch ein Mensch dabei, holen Sie die Anfrage mit einem Klick zurück.',
  reasons: {
    honeypot: 'Ein verstecktes Feld war ausgefüllt',
    'too-fast': 'Schneller abgeschickt, als ein Mensch tippt',
  },
  accept: 'In den Posteingang',
  arrived: (count: number) =>
    count === 1 ? '1 neue Einsendung anzeigen' : `${count.toLocaleString('de-DE')} neue Einsendungen anzeigen`,
  accepted: 'Die Anfrage steht jetzt im Posteingang.',
  acceptedAs: (name: string, moment: string) =>
    `Die Anfrage von ${name} steht jetzt im Posteingang, eingeordnet nach ihrem Eingang am ${moment}.`,
  show: 'Anfrage zeigen',
  actionFailed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
};

/** The form that three steps on /anfrage lead to. */
export const filledFormTexts = {
  documentTitle: 'Ihre Anfrage: nur noch Name und E-Mail, dann absenden',
  description:
    'Was Sie in drei Schritten gewählt haben, steht schon im Formular. Es fehlen noch Ihr Name und Ihre Mailadresse, damit wir Ihnen antworten können.',
  title: 'Fast fertig',
  lead: 'Ihre Auswahl steht schon im Formular. Es fehlen noch Ihr Name und Ihre Mailadresse.',
  back: 'Noch einmal wählen',
};

/** The page that answers a form sent without JavaScript when something has to be corrected. */
export const correctionTexts = {
  documentTitle: 'Bitte prüfen Sie Ihre Anfrage an die Glasreinigung',
  description:
    'Ihre Anfrage konnte so noch nicht angenommen werden. Hier stehen Ihre Angaben noch einmal, mit einem Hinweis an jeder Stelle, die fehlt.',
  title: 'Ihre Anfrage ist noch nicht angekommen',
  emptyForm: 'Zum leeren Formular',
  /** Stands in the built page where the function writes the error; nobody sees it. */
  placeholder: '…',
  /** Used only when the site's own page can't be read: the same fields without its frame. */
  bareDocument: (templateId: string) => `<!doctype html><html lang="de"><meta charset="utf-8">
<title>Ihre Anfrage ist noch nicht angekommen</title>
<h1>Ihre Anfrage ist noch nicht angekommen</h1>
<template id="${templateId}"><p id="correction-sentence"></p>
<form method="post" action="/api/contact">
<p><label for="name">Name</label> <input id="name" name="name" required> <b id="name-error"></b></p>
<p><label for="email">E-Mail</label> <input id="email" name="email" required> <b id="email-error"></b></p>
<p><label for="phone">Telefon</label> <input id="phone" name="phone"> <b id="phone-error"></b></p>
<input type="hidden" name="service">
<p><label for="message">Nachricht</label> <textarea id="message" name="message"></textarea> <b id="message-error"></b></p>
<p><button>Nachricht senden</button></p>
</form></template></html>`,
  intro: 'Ihre Angaben sind noch da. Bitte prüfen Sie das Formular und senden Sie es noch einmal.',
};
