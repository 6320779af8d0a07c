import { business } from '#content/business.ts';

interface Meanwhile {
  by: string | undefined;
  step: string;
}

/** What the server says of an entry that it can't make. */
export const caseAnswers = {
  movedMeanwhile: ({ by, step }: Meanwhile) =>
    `Inzwischen wurde hier etwas eingetragen${by === undefined ? '' : ` (von ${by})`}: Die Anfrage steht bei „${step}“. Bitte sehen Sie noch einmal hin.`,
  nothingToUndo: 'Diesen Eintrag gibt es nicht.',
};

/** The reply clock (ruling 30). */
export const clockTexts = {
  hoursLeft: (hours: number) => `Antwort in noch ${hours} Std.`,
  minutesLeft: (minutes: number) => `Antwort in noch ${minutes} Min.`,
  hoursOpen: (hours: number) => `Überfällig, seit ${hours} Std. offen`,
  daysOpen: (days: number) => `Überfällig, seit ${days} Tagen offen`,
};

/** What waits for its first answer. */
export const waitingTexts = {
  title: 'Was wartet',
  /** Until their number is known. */
  who: 'Wer wartet',
  waiting: (count: number) =>
    count === 0 ? 'Nichts wartet' : `${count.toLocaleString('de-DE')} ${count === 1 ? 'wartet' : 'warten'}`,
  overdue: (count: number) => `${count.toLocaleString('de-DE')} überfällig`,
  showAll: 'Alle zeigen, die warten',
  failed: 'Was wartet, konnte nicht geladen werden.',
  stands: (step: string) => `Stand: ${step}`,
  call: 'Anrufen',
  callName: (name: string) => `${name} anrufen`,
};

/** Writing down a call. */
export const callTexts = {
  open: 'Anruf eintragen',
  openShort: 'Anruf',
  title: 'Anruf eintragen',
  intro: 'Wer angerufen hat, steht danach bei den Anfragen und hat denselben Weg vor sich.',
  callBack: 'Wartet auf Rückruf',
  callBackHint: `Dann läuft die Uhr von ${business.replyWithinHours} Stunden. Sonst gilt der Anruf als beantwortet.`,
  noChoice: 'Noch offen',
  save: 'Eintragen',
  cancel: 'Abbrechen',
  saved: 'Der Anruf ist eingetragen.',
  called: 'Anruf',
};

/** What a card says of its history while that is closed. */
export const historyTitle = 'Notizen, Preis und Verlauf';
export const quotedPrice = (price: string) => `Angebotspreis: ${price}`;

/** Where a request stands, and moving it on. */
export const stepTexts = {
  stands: (step: string) => `Stand: ${step}`,
  steps: 'Alle Schritte',
  next: (step: string) => `Nächster Schritt: ${step}`,
  answered: 'Als beantwortet vermerken',
  answeredAsk: 'Als beantwortet vermerken?',
  ended: 'Abgeschlossen',
  doneTitle: 'Vermerkt',
  moved: (name: string, step: string) => `Die Anfrage von ${name} steht jetzt bei „${step}“.`,
  failedTitle: 'Fehler',
  failed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  undo: 'Rückgängig',
  undoneTitle: 'Rückgängig gemacht',
  undone: (name: string) => `Die Anfrage von ${name} steht wieder, wo sie stand.`,
  reason: 'Warum wurde abgesagt?',
  reasons: [
    'Keine Antwort mehr',
    'Zu teuer',
    'Hat jemand anderen gefunden',
    'Zu weit weg',
    'Kein Bedarf mehr',
    'Wir haben abgesagt',
    'Nur eine Frage, kein Auftrag',
    'Anderer Grund',
  ],
  decline: 'Absage vermerken',
  cancel: 'Abbrechen',
};
