import { DAYS, type Facts, type Hours } from './facts-schema.ts';

type Week = Facts['hours']['week'];

const placesOf = ({ days: [first, last = first] }: Hours) => [DAYS.indexOf(first), DAYS.indexOf(last)] as const;
export const plainTime = (time: string) => time.replace(/^0/, '');
export type Span = Pick<Hours, 'from' | 'to' | 'byArrangement'>;

/** The times of each day, Monday first. */
export const spansByDay = (hours: readonly Hours[]): Span[][] =>
  DAYS.map((_, place) =>
    hours
      .filter((some) => placesOf(some)[0] <= place && place <= placesOf(some)[1])
      .map(({ days: _days, ...span }) => span)
      .sort((one, other) => (one.from < other.from ? -1 : 1)),
  );

/** '8' for '08:00'. */
export const shortTime = (time: string) => plainTime(time).replace(':00', '');
/** 'Montag bis Freitag', 'Samstag und Sonntag'. */
function daysInWords(hours: Hours) {
  const [first, last] = placesOf(hours);
  return hours.days.join(last - first === 1 ? ' und ' : ' bis ');
}

/** 'Montag bis Freitag 8:00–17:00 Uhr', with 'nach Vereinbarung' if so. */
export const hoursLine = (hours: Hours) =>
  `${daysInWords(hours)} ${plainTime(hours.from)}–${plainTime(hours.to)} Uhr${hours.byArrangement ? ' nach Vereinbarung' : ''}`;

const reachable = (hours: Hours) => `${daysInWords(hours)} ${shortTime(hours.from)}–${shortTime(hours.to)} Uhr`;

/** 'Telefonisch Montag bis Freitag 8–18 Uhr, auch Freitag 17–22 Uhr': the phone's hours, and those of the talks. */
export const phoneSentence = ({ phone, talks }: Pick<Week, 'phone' | 'talks'>) =>
  `Telefonisch ${[phone, talks]
    .filter(({ length }) => length > 0)
    .map((list) => list.map(reachable).join(', '))
    .join(', auch ')}`;

const SCHEMA_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The hours of `phoneSentence` for schema.org: `{ dayOfWeek: ['Friday'], opens: '08:00', closes: '22:00' }`. */
export const schemaHours = ({ phone, talks }: Pick<Week, 'phone' | 'talks'>) =>
  [...phone, ...talks].map((hours) => {
    const [first, last] = placesOf(hours);
    return { dayOfWeek: SCHEMA_DAYS.slice(first, last + 1), opens: hours.from, closes: hours.to };
  });
