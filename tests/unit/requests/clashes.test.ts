import { expect, it } from 'vitest';
import { clashesOf, takenTimes } from '#domain/requests/dates/clashes.ts';
import { dayAgain, nearDays } from '#domain/requests/dates/near-days.ts';
import type { NextDate } from '#domain/requests/dates/shapes.ts';

const holiday = { from: '2026-12-24', until: '2027-01-06' };
const roth = {
  id: 'other',
  name: 'Karl Roth',
  number: 1,
  version: 1,
  what: 'arbeit',
  day: '2026-11-26',
  time: '09:00',
};
const a = (date: Partial<NextDate>): NextDate => ({ what: 'arbeit', day: '2026-11-26', time: '13:00', ...date });
const others = { id: 'own', among: [roth] };

it.each([
  [a({}), []],
  [a({ day: '2026-12-24' }), ['Da sind Betriebsferien']],
  [a({ day: '2027-01-06', time: undefined, what: 'anruf' }), ['Da sind Betriebsferien']],
  [a({ day: '2027-01-07' }), []],
  [a({ day: '2026-11-29' }), ['Das ist ein Sonntag']],
  [a({ time: '06:59' }), ['Das ist nachts']],
  [a({ time: '07:00' }), []],
  [a({ time: '21:00' }), ['Das ist nachts']],
  [a({ time: '10:30' }), ['Das wird eng: 9:00 Arbeit bei Karl Roth']],
  [a({ day: '2026-12-27', time: '03:00' }), ['Da sind Betriebsferien', 'Das ist ein Sonntag', 'Das ist nachts']],
])('what speaks against a date is said in words: %o', (date, words) => {
  expect(clashesOf(date, { ...others, holiday })).toEqual(words);
});

it('the times of a day are taken by name, by the length of the new date', () => {
  const taken = (date: Partial<NextDate>) =>
    [...takenTimes(a(date), others)].flatMap(([time, name]) => (name ? [time] : []));
  expect(taken({})).toEqual(['08:00', '09:00', '10:00']);
  expect(taken({ hours: 1 })).toEqual(['09:00', '10:00']);
  expect(taken({ day: '2026-11-27' })).toEqual([]);
  expect(takenTimes(a({}), others).get('09:00')).toBe('Karl Roth');
});

it.each([
  ['a Wednesday', '2026-11-25', undefined, ['25', '26', '27', '30', '01', '02', '03']],
  ['a Friday', '2026-11-27', undefined, ['27', '28', '30', '01', '02', '03', '04']],
  ['a Sunday', '2026-11-29', undefined, ['29', '30', '01', '02', '03', '04', '07']],
  ['the week of a far day', '2026-11-25', '2027-01-20', ['18', '19', '20', '21', '22', '25', '26']],
  ['the week of a far Saturday', '2026-11-25', '2027-01-23', ['18', '19', '20', '21', '22', '23', '25']],
  ['what is left of this week', '2026-11-25', '2026-11-27', ['25', '26', '27', '30', '01', '02', '03']],
])('the days to choose from are working days, from %s on', (_, today, around, days) => {
  expect(nearDays(today, around).map((day) => day.slice(-2))).toEqual(days);
});

it.each([
  ['2026-11-25', 2, '2026-12-09'],
  ['2026-11-25', 26, '2027-05-26'],
  ['2026-11-25', 52, '2027-11-24'],
  // Finished long after its day.
  ['2026-09-02', 2, '2026-12-02'],
])('the next work is on the weekday of the last one, after today: %s, %s weeks later', (day, weeks, next) => {
  expect(dayAgain(day, weeks, '2026-11-25')).toBe(next);
});
