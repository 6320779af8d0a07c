import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedDate } from '#admin/shown/typed-date.ts';
import { closeTo, isListed } from '#domain/jobs/dates/date-lists.ts';
import { glanceOf, wordsOfDate } from '#domain/jobs/dates/date-words.ts';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import { berlinMoment } from '#shared/format/berlin-day.ts';

const HOUR = 3_600_000;
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });

/** Minutes around both clock changes, and anywhere in ten years. */
const aMinute = fc
  .oneof(
    fc
      .tuple(
        fc.constantFrom('2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2027-03-28T01:00:00Z'),
        fc.integer({ min: -180, max: 180 }),
      )
      .map(([change, minutes]) => Date.parse(change) + minutes * 60_000),
    fc
      .integer({ min: Date.parse('2026-01-01') / 60_000, max: Date.parse('2036-01-01') / 60_000 })
      .map((n) => n * 60_000),
  )
  .map((time) => new Date(time));

test('a time in Germany becomes the moment at which the clocks show it, the first one in a repeated hour', () => {
  fc.assert(
    fc.property(aMinute, (moment) => {
      const [day = '', time = ''] = clock.format(moment).split(' ');
      const found = berlinMoment(day, time);
      const away = moment.getTime() - (found?.getTime() ?? Number.NaN);
      expect(found && clock.format(found)).toBe(`${day} ${time}`);
      // The second of the two is an hour after the first.
      expect([0, HOUR]).toContain(away);
      if (away === HOUR) expect(clock.format(new Date(moment.getTime() - HOUR))).toBe(`${day} ${time}`);
    }),
  );
});

test('a time in Germany is invalid in the hour that is skipped in spring', () => {
  const times = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:30`);
  expect(times.filter((time) => !berlinMoment('2026-03-29', time))).toEqual(['02:30']);
  expect(times.filter((time) => !berlinMoment('2026-10-25', time))).toEqual([]);
  expect(berlinMoment('2026-10-25', '02:30')?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

const a = (date: Partial<NextDate>): NextDate => ({ what: 'besichtigung', day: '2026-11-24', time: '09:00', ...date });

const faultsOf = (typed: object) =>
  typedDate.safeParse(typed).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test.each([
  [{ day: '' }, 'day: Bitte wählen Sie einen Tag'],
  [{ day: '2026-02-31' }, 'day: Bitte wählen Sie einen Tag'],
  [{ time: '' }, 'time: Bitte geben Sie eine Uhrzeit ein, zum Beispiel 9:00'],
  [{ time: '25:00' }, 'time: Bitte geben Sie eine Uhrzeit ein, zum Beispiel 9:00'],
  [
    { day: '2027-03-28', time: '02:30' },
    'time: In dieser Nacht werden die Uhren vorgestellt, diese Uhrzeit gibt es nicht. Bitte wählen Sie eine spätere.',
  ],
])('a typed date is refused with a sentence: %o', (typed, sentence) => {
  expect(faultsOf(a(typed as Partial<NextDate>))).toEqual([sentence]);
});

test('a typed date may leave the time of a call open', () => {
  expect(faultsOf({ what: 'anruf', day: '2026-11-24', time: '', place: '' })).toEqual([]);
  expect(faultsOf(a({}))).toEqual([]);
});

const now = new Date('2026-11-22T16:00:00Z');

test.each([
  [a({}), 'Di, 24.11., 9:00 Besichtigung'],
  [a({ what: 'anruf', time: undefined }), 'Di, 24.11. Wieder anrufen'],
  [a({ day: '2027-01-04', what: 'arbeit', time: '14:30' }), 'Mo, 4.1.2027, 14:30 Arbeit'],
])('a date in words names day, time and kind: %o', (date, words) => {
  expect(wordsOfDate(date, now)).toBe(words);
});

test.each([
  [a({ day: '2026-11-22' }), 'Heute, 9:00 Besichtigung'],
  [a({ day: '2026-11-23' }), 'Morgen, 9:00 Besichtigung'],
  [a({ day: '2026-11-20', hours: 8 }), 'War Fr, 20.11., 9:00 Besichtigung'],
  [a({ day: '2026-11-20', what: 'anruf', time: undefined }), 'Überfällig, Fr, 20.11. Wieder anrufen'],
])('a date in words is shorter on a card: %o', (date, words) => {
  expect(glanceOf(date, now).words).toBe(words);
});

test.each([
  ['a date today', a({ day: '2026-11-22' }), ['today', 'week', 'dated']],
  ['a date next week', a({ day: '2026-11-23' }), ['dated']],
  ['a past date', a({ day: '2026-11-21' }), []],
  ['an overdue call', a({ day: '2026-11-21', what: 'anruf' }), ['today', 'week', 'dated']],
])('the lists of dates hold %s in the right places', (_, date, expected) => {
  // A Sunday, half an hour before midnight in Germany, where the week ends with Sunday.
  const now = new Date('2026-11-22T22:30:00Z');
  expect((['today', 'week', 'dated'] as const).filter((list) => isListed(date, list, now))).toEqual(expected);
});

const other = { id: 'other', name: 'Hans', number: 1, version: 1, ...a({ time: '10:00', what: 'arbeit' }) };
const closeOf = (date: NextDate, id = 'own') => closeTo(date, { id, among: [other] });

test.each<[Partial<NextDate>, number]>([
  [{ time: '09:00' }, 0],
  [{ time: '09:01' }, 1],
  [{ time: '10:00' }, 1],
  [{ time: '11:59' }, 1],
  [{ time: '12:00' }, 0],
  [{ time: '07:00', hours: 4 }, 1],
  [{ time: '09:30', what: 'anruf' }, 1],
  [{ time: '09:00', what: 'anruf' }, 0],
  [{ time: undefined }, 0],
])(
  'two dates are close if they overlap: a visit of one hour, or %o, and two hours of work from 10:00',
  (date, count) => {
    expect(closeOf(a(date))).toHaveLength(count);
  },
);

test('a date is not close to itself', () => {
  expect(closeOf(a({ time: '10:00' }), 'other')).toEqual([]);
});

test('two dates are compared in real time: 1:30 and 3:00 are half an hour apart when the clocks go forward', () => {
  const night = { ...other, day: '2027-03-28', time: '03:00' };
  expect(closeTo(a({ day: '2027-03-28', time: '01:30' }), { id: 'own', among: [night] })).toEqual([night]);
});
