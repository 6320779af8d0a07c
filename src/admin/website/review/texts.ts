import { onFirstUse } from '#shared/format/on-first-use.ts';
import { barTexts } from '../texts.ts';

const month = onFirstUse(() => new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'Europe/Berlin' }));

export const publishTexts = {
  usual: 'In etwa einer Minute live; bis dahin bleibt die alte Website.',
  publish: 'Veröffentlichen',
  count: (time: number, now: Date) => `Zum ${time}. Mal im ${month().format(now)}.`,
  costs: 'Das kostet Guthaben.',
  notBegun: 'Der Bau hat noch nicht begonnen. Sie können ihn noch einmal anstoßen.',
  law: 'Erst wenn die markierten Angaben ergänzt sind.',
};

export const mailTexts = {
  question: 'Auch Ihre Meldungen und Ihr Zugang dorthin?',
  detail: (mail: string) =>
    `Auf der Website steht bald ${mail}; Ihre eigenen Mails gehen weiter an die Adressen in den Einstellungen:`,
  messages: 'Meldungen ändern',
  account: 'Zugang ändern',
};

export const reviewTexts = {
  changes: barTexts.changes,
  added: (label: string) => `${label} neu: `,
  becomes: 'wird',
  removed: 'entfällt',
  change: 'Ändern',
  complete: 'Ergänzen',
  unlawful: (title: string) => `So darf es nicht live gehen: ${title}`,
  changeNamed: (label: string) => `Ändern: ${label}`,
  nothing: 'Alles, was Sie eingetragen haben, ist live.',
  nothingSaved: 'Es gibt noch nichts zu veröffentlichen.',
  preview: 'Vorschau der Seite',
  look: 'Ansehen',
  elsewhere: (page: string, section: string) => `Diese Änderung steht in ${page}, Abschnitt ${section}.`,
  /** Ages as the pages say them; a pattern of String.replace. */
  over: 'über $1',
  from: 'ab $1',
  open: 'Seite öffnen',
};

export const revisionTexts = {
  loadFailed: 'Die früheren Stände konnten nicht geladen werden.',
  none: 'Hier stehen die Stände, sobald Sie zum ersten Mal veröffentlicht haben.',
  title: (id: number, moment: string) => `Stand ${id}, ${moment} Uhr`,
  live: 'live',
  failed: 'nicht veröffentlicht',
  onlySentences: 'Von diesem Stand sind nur noch diese Sätze da.',
  publishedWith: (id: number) => `mit Stand ${id} veröffentlicht`,
  again: 'Wieder veröffentlichen',
  asked: 'Die Seiten werden gebaut. Änderungen, die noch nicht live sind, gehen nicht mit.',
};

export const promisePageTexts = {
  lead: 'Das soll in Ihrem Namen auf der Website stehen. Was Sie nicht bestätigen, bleibt weg.',
  allSeen: (all: number) => `${all} von ${all}. Ihre Website sagt nur noch, was Sie bestätigt haben.`,
  count: (seen: number, all: number) => `${seen} von ${all} gesehen`,
  open: 'Offen, steht nicht auf der Website',
  isOpen: 'offen',
  changed: '✓ geändert',
  seen: 'Gesehen',
  confirm: 'Stimmt',
  confirmed: 'stimmt',
  change: 'Ändern',
  strike: 'Streichen',
  struck: 'gestrichen',
  difference: 'Drei Dinge machen den Unterschied',
  things: [
    ['face', 'Ihr Gesicht', '„Wer kommt da zu mir?“'],
    ['prices', 'Drei Preise', '„Was kostet das ungefähr?“'],
    ['pair', 'Ein Foto vorher, eins nachher', '„Wird es wirklich sauber?“'],
  ] as const,
  isThere: 'ist da',
  enter: 'Eintragen',
};
