import { DAYS, type Facts, type Hours } from './facts-schema.ts';

type Week = Facts['hours']['week'];

const placesOf = ({ days: [first, last = first] }: Hours) => [DAYS.indexOf(first), DAYS.indexOf(last)] as const;
export const plainTime = (time: string) => time.replace(/^0/, '');
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

/** The phone's hours, then those of the talks, which `goesOn` names if the phone's hours run into them. */
const reachableHours = ({ phone, talks }: Week): (Hours & { goesOn?: Hours | undefined })[] => [
  ...phone,
  ...talks.map((talk) => ({
    ...talk,
    goesOn: phone.find((hours) => covers(hours, talk) && hours.from <= talk.from && talk.from <= hours.to),
  })),
];

function covers(hours: Hours, other: Hours) {
  const [[first, last], [otherFirst, otherLast]] = [placesOf(hours), placesOf(other)];
  return first <= otherFirst && otherLast <= last;
}

const SCHEMA_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

function schemaDays(hours: Hours) {
  const [first, last] = placesOf(hours);
  return SCHEMA_DAYS.slice(first, last + 1);
}

/** The hours of `phoneSentence` for schema.org: `{ dayOfWeek: ['Friday'], opens: '08:00', closes: '22:00' }`. */
export function schemaHours(week: Week) {
  const all = reachableHours(week);
  return all.map((hours) => {
    const longer = all.filter(({ goesOn }) => goesOn === hours).flatMap(schemaDays);
    const dayOfWeek = schemaDays(hours).filter((day) => !longer.includes(day));
    return { dayOfWeek, opens: hours.goesOn?.from ?? hours.from, closes: hours.to };
  });
}
