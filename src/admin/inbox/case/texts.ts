import type { Step } from '#content/steps.ts';
import type { AnswerWay } from '#shared/stored-words.ts';

/** Answers to an entry that cannot be added. */
export const caseAnswers = {
  movedMeanwhile: ({ by, step }: { by: string | undefined; step: string }) =>
    `Inzwischen wurde hier etwas eingetragen${by === undefined ? '' : ` (von ${by})`}: Die Anfrage steht bei „${step}“. Bitte sehen Sie noch einmal hin.`,
  nothingToUndo: 'Diesen Eintrag gibt es nicht.',
};

export const waitingTexts = {
  title: 'Was wartet',
  waiting: (count: number) =>
    count === 0 ? 'Nichts wartet' : `${count.toLocaleString('de-DE')} ${count === 1 ? 'wartet' : 'warten'}`,
  overdue: (count: number) => `${count.toLocaleString('de-DE')} überfällig`,
  more: (count: number) => `Und ${count.toLocaleString('de-DE')} weitere.`,
  showAll: 'Alle zeigen, die warten',
  failed: 'Was wartet, konnte nicht geladen werden.',
  asks: (step: string, day: string) =>
    step === 'angebot' ? `Angebot vom ${day}, noch keine Antwort` : `Seit ${day} nichts vereinbart`,
  /** The button that settles a task. */
  settle: {
    answer: 'Beantwortet',
    call: 'Angerufen',
    /** A call to somebody without a number. */
    mail: 'Geschrieben',
    price: 'Preis eintragen',
    settle: 'Fertig',
    ask: 'Nachfragen',
  },
  /** The way out of 'ask': nobody answers any more. */
  decline: 'Absagen',
  calledTitle: 'Notiert',
  called: (name: string) => `${name} ist angerufen.`,
  mailed: (name: string) => `${name} ist angeschrieben.`,
  callsAgain: (name: string) => `${name} steht wieder zum Anrufen da.`,
  callName: (name: string) => `${name} anrufen`,
  mailName: (name: string) => `E-Mail an ${name}`,
};

export const callTexts = {
  open: 'Anruf eintragen',
  openShort: '+ Anruf',
  /** With an unsaved draft. */
  goOn: 'Anruf weiterschreiben',
  goOnShort: 'Anruf offen',
  called: 'Anruf',
};

/** The line that opens the history. */
export const historyTitle = 'Mehr zu dieser Anfrage';

export const stepTexts = {
  stands: (step: string) => `Stand: ${step}`,
  steps: 'Alle Schritte',
  /** The button of the next step: the form to open, or the step itself. */
  next: {
    kontakt: 'Erledigt: beantwortet',
    besichtigung: 'Besichtigung vereinbaren',
    angebot: 'Preis eintragen',
    termin: 'Arbeitstag eintragen',
    auftrag: 'Zusage bekommen',
    abnahme: 'Abgenommen',
    erledigt: 'Fertig',
  } as Partial<Record<Step, string>>,
  /** After the day of the work. */
  finished: 'Fertig?',
  answeredAsk: (way: AnswerWay) => `Haben Sie ${way === 'call' ? 'gesprochen' : 'geantwortet'}? Ja`,
  notReached: 'Nicht erreicht',
  notReachedNoted: 'Notiert: nicht erreicht. Die Anfrage wartet weiter.',
  ended: 'Abgeschlossen',
  doneTitle: 'Notiert',
  moved: (name: string, step: string) => `${name}: ${step}.`,
  wasAnswered: (name: string) => `${name}: beantwortet.`,
  failed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  undo: 'Rückgängig',
  undoneTitle: 'Rückgängig gemacht',
  undone: (name: string) => `Die Anfrage von ${name} steht wieder, wo sie stand.`,
};

export const declineTexts = {
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
  decline: 'Absage notieren',
  cancel: 'Abbrechen',
};

export const regularTexts = {
  again: ['in 8 Wochen', 'in 6 Monaten', 'in 1 Jahr'],
  last: (isCustomer: boolean, words: string) => `${isCustomer ? 'Schon Kunde' : 'Schon angefragt'}: ${words}`,
  others: (count: number) => `und ${count} weitere`,
};
