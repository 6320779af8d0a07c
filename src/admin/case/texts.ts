import type { Step } from '#content/steps.ts';
import type { AnswerWay } from '#shared/stored-words.ts';

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
  settle: {
    answer: 'Beantwortet',
    call: 'Angerufen',
    tell: 'Gesagt',
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
  goOn: 'Anruf weiterschreiben',
  called: 'Anruf',
  notebook: 'Aus dem Notizbuch',
};

export const owedTexts = {
  short: { tell: 'Neuen Termin sagen', price: 'Preis eintragen', settle: 'Fertig?', ask: 'Nachfragen' },
  price: (what: string, day: string) => `${what} war ${day}, der Preis fehlt`,
  tell: (when: string) => `Neuen Termin sagen: ${when}`,
  settle: (what: string, day: string) => `${what} war ${day}. Ist alles fertig?`,
  on: (day: string) => `am ${day}`,
  again: 'Noch einmal angefragt',
};

export const nextTexts = {
  date: (isSet: boolean) => (isSet ? 'Termin ändern' : 'Termin eintragen'),
  told: 'Neuer Termin ist gesagt',
  price: (isSet: boolean) => (isSet ? 'Preis ändern' : 'Preis eintragen'),
};

export const stepTexts = {
  stands: (step: string) => `Stand: ${step}`,
  change: (step: string) => `Stand ändern (${step})`,
  steps: 'Alle Schritte',
  /** The button of the next step: the form to open, or the step itself. */
  next: {
    kontakt: 'Beantwortet',
    besichtigung: 'Besichtigung vereinbaren',
    angebot: 'Preis eintragen',
    termin: 'Arbeitstag eintragen',
    erledigt: 'Fertig',
  } as Partial<Record<Step, string>>,
  finished: 'Fertig?',
  answeredAsk: (way: AnswerWay) => `Haben Sie ${way === 'call' ? 'gesprochen' : 'geantwortet'}? Ja`,
  notReached: 'Nicht erreicht',
  notReachedNoted: 'Notiert: nicht erreicht. Die Anfrage wartet weiter.',
  nextJob: 'Nächster Arbeitstag',
  paid: 'Bezahlt',
  isPaid: (name: string) => `${name} hat bezahlt.`,
  isUnpaid: (name: string) => `${name} hat noch nicht bezahlt.`,
  doneTitle: 'Notiert',
  moved: (name: string, step: string) => `${name}: ${step}.`,
  wasAnswered: (name: string) => `${name}: beantwortet.`,
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
    'Widerruf',
    'Wir haben abgesagt',
    'Nur eine Frage, kein Auftrag',
    'Anderer Grund',
  ],
  /** Those that the customer does not know of yet. */
  ourReasons: ['Zu weit weg', 'Wir haben abgesagt', 'Anderer Grund'],
};

export const regularTexts = {
  customer: (jobs: number) => `Schon Kunde: ${jobs === 1 ? '1 Auftrag' : `${jobs} Aufträge`}`,
  texts: (count: number) => `${count} Nachrichten`,
  askedBefore: (requests: number) => `Schon angefragt: ${requests === 1 ? '1 Anfrage' : `${requests} Anfragen`}`,
};

export const personTexts = {
  asks: 'Dieselbe Person?',
  likes: 'Gleiche Nummer wie',
  differs: (hasMail: boolean) => `, aber ein anderer Name${hasMail ? ' und eine andere Mail-Adresse' : ''}.`,
  same: 'Ja, dieselbe',
  others: 'Nein, zwei Leute',
  joined: (name: string) => `${name} gehört jetzt dazu`,
  belongs: 'Gehört zu jemand anderem',
  toWhom: 'Zu wem? Name oder Nummer',
  isNew: (name: string) => `${name} ist ein neuer Kunde`,
  moved: (name: string, other: string) => `${name} gehört jetzt zu ${other}.`,
  parted: (name: string) => `${name} steht jetzt für sich.`,
  movedBack: (name: string, other: string) => `${name} gehört wieder zu ${other}.`,
  areOthers: (name: string) => `${name} ist jemand anderes.`,
  asksAgain: (name: string) => `${name} steht wieder für sich.`,
};
