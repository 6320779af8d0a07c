import { hourWords, type Minutes } from '#domain/jobs/dates/day-plan.ts';
import { germanAmount } from '#shared/format/german-amount.ts';

const between = ({ from, until }: Minutes) => `${hourWords(from)}–${hourWords(until)}`;

export const agendaTexts = {
  none: 'Noch keine Termine. Sie entstehen aus einer Anfrage oder einem Anruf.',
  enterCall: 'Anruf eintragen',
  enter: 'Termin eintragen',
  failed: 'Die Termine konnten nicht geladen werden.',
  free: 'frei',
  freeAt: (gap: Minutes) => `frei ${between(gap)}`,
  earlier: (day: string) => `Früher als ${day}`,
  freeDays: (from: string, until: string) => `${from === until ? from : `${from} bis ${until}`} frei`,
  between,
  until: (minutes: number) => `bis ${hourWords(minutes)}`,
  count: (count: number) => `${count} ${count === 1 ? 'Termin' : 'Termine'}`,
  hours: (hours: number) => `${germanAmount(hours).replace(',50', ',5')} Std.`,
  left: (count: number) => `noch ${count}`,
  money: (price: string, unpriced: number) => (unpriced > 0 ? `${price} + ${unpriced} ohne Preis` : price),
  wholeDay: 'Ganzer Tag in Karten',
  moveDay: 'Tag verschieben',
  route: 'Route',
  call: 'Anrufen',
  away: 'nicht da',
  message: 'Nachricht',
  move: 'Verschieben',
  customer: 'Kunde',
  open: 'Anfrage öffnen',
  untold: '● Neuen Termin sagen',
  of: (what: string, name: string) => `${what}: ${name}`,
  week: {
    before: 'Woche davor',
    after: 'Woche danach',
    today: 'Heute',
    days: (from: string, until: string) => `${from} bis ${until}`,
    none: 'Diese Woche ist frei.',
  },
};

export const sheetTexts = {
  titles: {
    move: (name: string) => `${name} verschieben`,
    message: (name: string) => `Nachricht an ${name}`,
    moved: (name: string) => `${name} Bescheid sagen`,
  },
  knows: (name: string) => `${name} weiß es`,
  templates: {
    today: ['Bin unterwegs', 'Termin bestätigen'],
    tomorrow: ['Morgen komme ich', 'Termin bestätigen'],
    later: ['Termin bestätigen'],
    moved: ['Termin verschoben'],
  },
};

export const moveDayTexts = {
  title: (day: string) => `${day} verschieben`,
  which: 'Auf welchen Tag?',
  count: (moving: number, all: number) => `${moving} von ${all}, gleiche Uhrzeit`,
  clash: (hours: string, name: string) => `${hours} Uhr ist da ${name}.`,
  noneFree: 'Sonst ist nichts mehr frei.',
  at: (time: string) => `auf ${time}`,
  still: (time: string) => `trotzdem ${time}`,
  choose: 'Wählen Sie einen Tag',
  move: (dates: string, day: string) => `${dates} auf ${day} legen`,
  moved: (dates: string) => `${dates} verschoben`,
  tell: 'Bescheid sagen',
  told: (told: number, all: number, day: string) => `${told} von ${all} wissen es. Neu: ${day}`,
  undo: 'Rückgängig',
  back: (told: number) => `${told === 1 ? 'Einer weiß' : `${told} wissen`} es schon. Trotzdem zurück?`,
  later: 'Später weiter',
  done: 'Fertig',
};
