import { DATE_PLACE_MAX_CHARS } from './limits.ts';

export const dateErrors = {
  whatMissing: 'Bitte wählen Sie, was ansteht',
  dayMissing: 'Bitte wählen Sie einen Tag',
  dayPast: 'Dieser Tag ist schon vorbei. Bitte wählen Sie heute oder einen späteren Tag.',
  timeMissing: 'Bitte geben Sie eine Uhrzeit ein, zum Beispiel 9:00',
  noSuchTime:
    'In dieser Nacht werden die Uhren vorgestellt, diese Uhrzeit gibt es nicht. Bitte wählen Sie eine spätere.',
  noSuchLength: 'Bitte wählen Sie eine der Längen',
  placeTooLong: `Bitte kürzen Sie den Ort auf höchstens ${DATE_PLACE_MAX_CHARS} Zeichen`,
};

export const dateAnswers = {
  changedMeanwhile: (by: string | null | undefined, date: string | null | undefined) =>
    `Inzwischen hat ${by ?? 'jemand'} ${date ? `einen Termin eingetragen: ${date}` : 'den Termin entfernt'}. Bitte sehen Sie noch einmal hin.`,
};

export const dateFormTexts = {
  what: 'Was steht an?',
  day: 'Tag',
  time: 'Uhrzeit',
  timeNote: '(freiwillig)',
  otherDay: 'anderer Tag',
  otherTime: 'andere Zeit',
  inMonth: (month: string) => `im ${month}`,
  full: 'voll',
  past: 'vorbei',
  absent: 'nicht da',
  hours: 'Dauer',
  usualHours: 'wie üblich',
  place: 'Ort',
  placeHint: 'Straße, Hausnummer und Ort',
  save: 'Termin speichern',
  before: (when: string) => `bisher ${when}`,
  choose: 'Wählen Sie Tag oder Uhrzeit',
  move: (when: string) => `Auf ${when} verschieben`,
  discard: 'Verwerfen',
  remove: 'Termin entfernen',
  savedTitle: 'Termin gespeichert',
  saved: (words: string, name: string) => `${words}: ${name}`,
  removedTitle: 'Termin entfernt',
  removed: (name: string) => `Bei ${name} steht kein Termin mehr.`,
  undone: (name: string) => `Der Termin bei ${name} ist wieder, wie er war.`,
};
