const DAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'] as const;
type Day = (typeof DAYS)[number];

/** Hours of one day, or of each day from the first to the last. Times are 'HH:MM' of the wall clock. */
interface Hours {
  days: readonly [first: Day, last?: Day];
  from: string;
  to: string;
  byArrangement?: boolean;
}

/** When the business is there. Ruling 6 keeps three sets. */
export interface Week {
  /** Inspections and jobs. */
  onSite: readonly Hours[];
  phone: readonly Hours[];
  /** Talks after work and at weekends, the contact section's table. */
  talks: readonly Hours[];
  /** Days on which nobody is there: dates as 'YYYY-MM-DD', both included, and a sentence that names them. */
  closed: readonly { from: string; to: string; why: string }[];
}

const placesOf = ({ days: [first, last = first] }: Hours) => [DAYS.indexOf(first), DAYS.indexOf(last)] as const;
const plainTime = (time: string) => time.replace(/^0/, '');
const shortTime = (time: string) => plainTime(time).replace(':00', '');
const daysInWords = ({ days }: Hours) => days.join(' bis ');
const isWeekend = (hours: Hours) => placesOf(hours).join() === '5,6';

/** 'Montag bis Freitag 8:00–17:00 Uhr', and 'nach Vereinbarung' where it is so. */
export const hoursLine = (hours: Hours) =>
  `${daysInWords(hours)} ${plainTime(hours.from)}–${plainTime(hours.to)} Uhr${hours.byArrangement ? ' nach Vereinbarung' : ''}`;

/** The row of a table: 'Samstag – Sonntag', '07:00', '22:00'. */
export const hoursRow = ({ days, from, to }: Hours) => ({ days: days.join(' – '), from, to });

/**
 * 'Telefonisch Montag bis Freitag 8–18 Uhr, Freitag bis 22 Uhr, am Wochenende 7–22 Uhr': the telephone's hours, and the
 * talks' as what they add to them.
 */
export function phoneSentence({ phone, talks }: Week) {
  const added = talks.map((talk) => {
    const before = phone.find((hours) => covers(hours, talk) && hours.from <= talk.from && talk.from <= hours.to);
    const times = before ? `bis ${shortTime(talk.to)}` : `${shortTime(talk.from)}–${shortTime(talk.to)}`;
    return `${isWeekend(talk) ? 'am Wochenende' : daysInWords(talk)} ${times} Uhr`;
  });
  const usual = phone.map((hours) => `${daysInWords(hours)} ${shortTime(hours.from)}–${shortTime(hours.to)} Uhr`);
  return `Telefonisch ${[...usual, ...added].join(', ')}`;
}

function covers(hours: Hours, other: Hours) {
  const [[first, last], [otherFirst, otherLast]] = [placesOf(hours), placesOf(other)];
  return first <= otherFirst && otherLast <= last;
}

const SCHEMA_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The days of schema.org: `['Saturday', 'Sunday']`. */
export function schemaDays(hours: Hours) {
  const [first, last] = placesOf(hours);
  return SCHEMA_DAYS.slice(first, last + 1);
}
