export const absenceErrors = {
  id: 'Hier wird eine Kennung erwartet',
  day: 'Bitte wählen Sie einen Tag',
  order: 'Bitte wählen Sie einen letzten Tag, der nicht vor dem ersten liegt',
  over: 'Dieser Tag ist schon vorbei. Bitte wählen Sie heute oder einen späteren.',
  taken: (span: string) => `Da sind Sie schon nicht da: ${span}. Ändern Sie jene Tage, oder wählen Sie andere.`,
  gone: 'Diese Tage sind schon beendet.',
};

/** Each is a chip, and the words of a sentence for visitors behind its days. */
export const REASONS = {
  krank: ['krank', 'bin ich krank'],
  urlaub: ['Urlaub', 'habe ich Urlaub'],
  unterwegs: ['unterwegs', 'bin ich unterwegs'],
} as const;
export type Reason = keyof typeof REASONS;

export const absencePanelTexts = {
  title: 'Ich bin nicht da',
  days: 'Wann',
  today: 'heute',
  tomorrow: 'bis morgen',
  other: 'andere Tage',
  fromTo: (from: string, until: string) => (from === until ? from : `${from} bis ${until}`),
  date: 'Termin',
  dayAs: (day: string, dates: number) =>
    `${day}${dates > 0 ? `, ${dates === 1 ? '1 Termin' : `${dates} Termine`}` : ''}`,
  type: 'eintippen',
  from: 'Von',
  until: 'Bis',
  reason: 'Warum',
  sentence: 'Das lesen Ihre Besucher',
  follows: (day: string) => [
    'Website: der Satz steht oben, in Sekunden',
    `Formular: verspricht Antwort ab ${day}`,
    'Termine: „nicht da“, auch im Kalender',
    'Suche: geschlossen',
  ],
  save: (days: string) => `${days} bin ich nicht da`,
  saving: 'Wird eingetragen…',
  saved: 'Eingetragen. Geht von selbst weg.',
  away: (days: string) => `${days} sind Sie nicht da`,
  says: (sentence: string) => `„${sentence}“ · Geht von selbst weg.`,
  change: 'Ändern',
  back: 'Ich bin wieder da',
  notAway: 'Doch da',
  ended: 'Beendet: auf der Website, im Formular, in den Terminen und in der Suche.',
  inside: (count: number) =>
    `${count === 1 ? '1 Termin' : `${count} Termine`} in diesen Tagen. Sagen Sie Bescheid, und wählen Sie einen anderen Tag:`,
};

export const spanTexts = {
  today: 'Heute',
  on: (day: string) => `Am ${day}`,
  until: (day: string) => `Bis ${day}`,
  span: (from: string, until: string) => `Vom ${from} bis ${until}`,
  tomorrow: (weekday: string) => `morgen, ${weekday}`,
  endsToday: (away: string, back: string) => `${away}, ab ${back}, antworte ich wieder.`,
  ends: (away: string, back: string) => `${away}. Ab ${back} antworte ich wieder.`,
  end: 'antworte ich wieder.',
};
