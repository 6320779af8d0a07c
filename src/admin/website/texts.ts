import { onFirstUse } from '#shared/format/on-first-use.ts';

/** 'Live seit 14:03 Uhr', 'Live seit 21.11.2026, 08:15 Uhr'. */
const since = (moment: string) => `Live seit ${moment} Uhr`;
const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`;

/** The states of the subjects, a value each and no verdict. */
export const stateTexts = {
  noHours: 'keine Zeiten',
  examples: (count: number) => (count === 0 ? 'noch leer' : counted(count, 'Beispiel', 'Beispiele')),
  offers: (count: number) => `${count} Angebote`,
  radius: (km: number) => `${km.toLocaleString('de-DE')} km`,
  discount: (percent: number, age: number) => `${percent} % ab ${age}`,
  pictures: (photos: number, renderings: number) =>
    [
      photos > 0 && counted(photos, 'Foto', 'Fotos'),
      renderings > 0 && counted(renderings, 'Visualisierung', 'Visualisierungen'),
    ]
      .filter(Boolean)
      .join(', ') || 'noch leer',
  answers: (all: number, empty: number) => (empty === 0 ? `${all}` : `${all}, davon ${empty} leer`),
  voices: (count: number) => (count === 0 ? 'noch leer' : counted(count, 'Stimme', 'Stimmen')),
  partners: (count: number) => (count === 0 ? 'keine' : `${count}`),
  sample: 'noch Beispiel',
};

/** 'Website' and the subjects' pages. */
export const websiteTexts = {
  absent: 'Ich bin nicht da',
  look: 'Ansehen',
  live: (moment: string | undefined) => (moment ? since(moment) : 'Live'),
  building: (seconds: number) => `Wird veröffentlicht, seit ${counted(seconds, 'Sekunde', 'Sekunden')}`,
  failed: (reason: string, moment: string | undefined) =>
    `Nicht veröffentlicht: ${reason} Die Website${moment ? ` von ${moment}` : ''} steht weiter.`,
  restored: (moment: string) => `Die Daten kommen aus einem Backup. Damals war der Stand von ${moment} Uhr live.`,
  publishRestored: 'Ansehen und wieder veröffentlichen',
  unknownReason: 'Der Grund ist nicht bekannt.',
  loadFailed: 'Die Angaben der Website konnten nicht geladen werden.',
  subjects: 'Was auf der Website steht',
  ownersPart: (owner: string) => `Veröffentlichen kann nur ${owner}.`,
  back: 'Website',
  optional: 'freiwillig',
  oneEachLine: 'Jeder Eintrag in einer eigenen Zeile.',
  choices: {
    '': 'Noch offen',
    true: 'Ja',
    false: 'Nein',
    inside: 'Ja',
    edge: 'Auf Anfrage',
    outside: 'Nein',
  } as Record<string, string>,
  add: 'Hinzufügen',
  addTo: (list: string) => `Hinzufügen: ${list}`,
  remove: 'Entfernen',
  removeNamed: (entry: string) => `Entfernen: ${entry}`,
  up: (entry: string) => `Nach oben: ${entry}`,
  down: (entry: string) => `Nach unten: ${entry}`,
  entry: (number: number) => `Eintrag ${number}`,
  unlike: (before: string) => (before ? `bisher: ${before}` : 'bisher leer'),
  changed: 'geändert',
  saysNone: 'geändert: gibt es nicht',
  takeBack: 'Zurücknehmen',
  takeBackNamed: (label: string) => `Zurücknehmen: ${label}`,
  isSample: 'noch Beispiel',
  hasNone: 'Haben wir nicht',
  hasNoneNamed: (label: string) => `Haben wir nicht: ${label}`,
  parts: {
    firm: 'Betrieb',
    contact: 'Kontakt',
    person: 'Wer kommt',
    answers: 'Was Kunden fragen',
    faq: 'Eigene Worte in den Antworten',
    prices: 'Rabatt',
    senior: 'Angebot',
  } as Record<string, string>,
};

export const barTexts = {
  changes: (count: number) => counted(count, 'Änderung', 'Änderungen'),
  notLive: 'noch nicht live',
  kept: (time: string) => `Gemerkt um ${time}`,
  sending: 'Wird gemerkt …',
  here: 'Nur auf diesem Gerät gemerkt',
  faulty: 'Noch nicht vollständig',
  conflict: 'Bitte oben entscheiden',
  review: 'Prüfen',
};

export const conflictTexts = {
  title: (who: string, time: string) => `${who} hat um ${time} geändert:`,
  yours: 'Ihre Eingabe ist noch da.',
  tookBack: 'zurück auf den Stand der Website',
  takeMine: 'Meine nehmen',
  takeTheirs: 'Seine nehmen',
};

export const weekTexts = {
  which: 'Welche Zeiten',
  closed: 'geschlossen',
  until: 'bis',
  from: (day: string) => `${day} von`,
  to: (day: string) => `${day} bis`,
  span: (from: string, to: string) => `${from} bis ${to}`,
  isOpen: (day: string) => `${day} geöffnet`,
  byArrangement: 'nach Vereinbarung',
  before: (times: string) => `bisher ${times}`,
  back: 'Zurücknehmen',
  takeBack: (day: string) => `Zurücknehmen: ${day}`,
  likeMonday: 'Werktage alle wie Montag',
};

export const guideTexts = {
  title: 'In 10 Minuten Ihre Website',
  left: (count: number) => `${counted(count, 'Bereich hat', 'Bereiche haben')} noch Beispiele oder offene Fragen.`,
  start: (subject: string) => `Weiter mit „${subject}“`,
  step: (done: number, all: number) => `Schritt ${done} von ${all}`,
  next: (subject: string) => `Weiter: ${subject}`,
  later: 'Später weiter',
  finish: 'Fertig: alles prüfen',
};

/** Photos of jobs, as pictures of the gallery. */
export const offeredTexts = {
  title: (photos: number) => `Von Ihren Aufträgen, mit Einwilligung (${photos})`,
  take: (place: string | null, day: string) => `Foto${place ? ` aus ${place}` : ''} nehmen, eingewilligt am ${day}`,
  failed: 'Die Fotos Ihrer Aufträge konnten nicht geladen werden.',
};

export const pictureTexts = {
  choose: 'Bild wählen',
  replace: 'Anderes Bild',
  uploading: 'Wird hochgeladen …',
  focal: 'Tippen Sie auf die wichtigste Stelle. Mit den Pfeiltasten verschieben Sie sie.',
  focalButton: (x: number, y: number) => `Wichtigste Stelle: ${x} % von links, ${y} % von oben`,
  failed: 'Das Bild konnte nicht hochgeladen werden. Bitte versuchen Sie es noch einmal.',
  source: 'Bild aus der Vorlage',
};

const month = onFirstUse(() => new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'Europe/Berlin' }));

export const publishTexts = {
  title: 'So geht es weiter',
  steps: [
    ['Stand sichern', 'sofort'],
    ['Seiten bauen', 'etwa 1 Minute'],
    ['Live', 'bis dahin bleibt die alte'],
  ] as const,
  since: (seconds: number) => `seit ${counted(seconds, 'Sekunde', 'Sekunden')}`,
  at: (moment: string) => `${moment} Uhr`,
  publish: 'Veröffentlichen',
  count: (time: number, now: Date) => `Zum ${time}. Mal im ${month().format(now)}.`,
  costs: 'Das kostet Guthaben.',
  notBegun: 'Der Bau hat noch nicht begonnen. Sie können ihn noch einmal anstoßen.',
  law: 'Erst wenn die markierten Angaben ergänzt sind.',
  faulty: (subject: string) => `Eine Angabe unter „${subject}“ ist noch nicht vollständig.`,
  unsent: 'Erst wenn alles gemerkt ist: Gerade fehlt die Verbindung.',
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
  earlier: 'Frühere Stände',
  preview: 'Vorschau der Seite',
  before: 'Vorige Stelle',
  after: 'Nächste Stelle',
  place: (place: number, all: number) => `Stelle ${place} von ${all}`,
  noPlace: 'Keine Stelle markiert',
  width: 'Breite',
  widths: { desk: 'Computer', phone: 'Handy' },
  look: 'Ansehen',
  backToList: 'Zur Liste',
  elsewhere: (page: string, section: string) => `Diese Änderung steht in ${page}, Abschnitt ${section}.`,
  /** Ages as the pages say them; a pattern of String.replace. */
  over: 'über $1',
  from: 'ab $1',
  open: 'Seite öffnen',
  pages: {
    '/': 'Startseite',
    '/faq': 'Fragen und Antworten',
    '/impressum': 'Impressum',
    '/datenschutz': 'Datenschutz',
    '/widerruf': 'Widerruf',
  } as Record<string, string>,
};

export const revisionTexts = {
  loadFailed: 'Die früheren Stände konnten nicht geladen werden.',
  none: 'Hier stehen die Stände, sobald Sie zum ersten Mal veröffentlicht haben.',
  title: (id: number, moment: string) => `Stand ${id}, ${moment} Uhr`,
  live: 'live',
  failed: 'nicht veröffentlicht',
  publishedWith: (id: number) => `mit Stand ${id} veröffentlicht`,
  onlySentences: 'Von diesem Stand sind nur noch diese Sätze da.',
  more: (count: number) => `und ${counted(count, 'weitere Änderung', 'weitere Änderungen')}`,
  look: 'Ansehen und vergleichen',
  all: 'Alle Stände',
  compare: (id: number, moment: string) => `Das ändert sich, wenn Stand ${id} von ${moment} Uhr wieder live geht.`,
  same: 'Dieser Stand ist so, wie die Website jetzt ist.',
  draftStays: 'Ihre Änderungen, die noch nicht live sind, bleiben gemerkt und gehen nicht mit.',
};
