import { expect, test } from 'vitest';
import { clashesOf, takenTimes } from '#domain/jobs/dates/clashes.ts';
import { dayAgain, nearDays } from '#domain/jobs/dates/near-days.ts';
import { publicHolidayOn } from '#domain/jobs/dates/public-holidays.ts';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import { addDays } from '#shared/format/berlin-day.ts';

const absences = [{ from: '2026-12-24', until: '2027-01-06' }];
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

test.each([
  [a({}), []],
  [a({ day: '2026-12-24' }), ['Da sind Sie nicht da']],
  [a({ day: '2027-01-06', time: undefined, what: 'anruf' }), ['Da sind Sie nicht da']],
  [a({ day: '2027-01-07' }), []],
  [a({ day: '' }), []],
  [a({ day: '0002-03-01' }), []],
  [a({ day: '2026-11-29' }), ['Das ist ein Sonntag']],
  [a({ day: '2026-12-25' }), ['Da sind Sie nicht da', 'Das ist ein Feiertag: 1. Weihnachtstag']],
  [a({ day: '2027-11-01' }), ['Das ist ein Feiertag: Allerheiligen']],
  [a({ time: '06:59' }), ['Das ist nachts']],
  [a({ time: '07:00' }), []],
  [a({ time: '21:00' }), ['Das ist nachts']],
  [a({ time: '10:30' }), ['Das wird eng: 9:00 Arbeit bei Karl Roth']],
  [a({ day: '2026-12-27', time: '03:00' }), ['Da sind Sie nicht da', 'Das ist ein Sonntag', 'Das ist nachts']],
])('what speaks against a date is said in words: %o', (date, words) => {
  expect(clashesOf(date, { ...others, absences })).toEqual(words);
});

test.each([
  [2026, '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26'],
  [2027, '01-01 03-26 03-29 05-01 05-06 05-17 10-03 12-25 12-26'],
  [2035, '01-01 03-23 03-26 05-01 05-03 05-14 10-03 12-25 12-26'],
  // The exceptions of Gauss's rule: Easter on 18 and 19 April.
  [2049, '01-01 04-16 04-19 05-01 05-27 06-07 10-03 12-25 12-26'],
  [2076, '01-01 04-17 04-20 05-01 05-28 06-08 10-03 12-25 12-26'],
])('the holidays of all of Germany in %i are known', (year, days) => {
  const all = Array.from({ length: 365 }, (_, n) => addDays(`${year}-01-01`, n)).filter((day) =>
    publicHolidayOn(day, ''),
  );
  expect(all.map((day) => day.slice(5)).join(' ')).toBe(days);
});

test.each([
  ['55232', 'Alzey', '05-27 11-01'],
  ['50667', 'Köln', '05-27 11-01'],
  ['55252', 'Mainz-Kastel', '05-27'],
  ['66111', 'Saarbrücken', '05-27 08-15 11-01'],
  ['70173', 'Stuttgart', '01-06 05-27 11-01'],
  ['80331', 'München', '01-06 05-27 08-15 11-01'],
  ['01067', 'Dresden', '10-31 11-17'],
  ['06108', 'Halle', '01-06 10-31'],
  ['99084', 'Erfurt', '09-20 10-31'],
  ['10115', 'Berlin', '03-08'],
  ['19053', 'Schwerin', '03-08 10-31'],
  ['20095', 'Hamburg', '10-31'],
  ['14467', 'Potsdam', '10-31'],
])('the other holidays of 2027 at %s (%s) are %s', (postalCode, _, days) => {
  const all = Array.from({ length: 365 }, (_, n) => addDays('2027-01-01', n));
  const own = all.filter((day) => !publicHolidayOn(day, '') && publicHolidayOn(day, postalCode));
  expect(own.map((day) => day.slice(5)).join(' ')).toBe(days);
});

test('the times of a day are taken by name, by the length of the new date', () => {
  const taken = (date: Partial<NextDate>) =>
    [...takenTimes(a(date), others)].flatMap(([time, name]) => (name ? [time] : []));
  expect(taken({})).toEqual(['08:00', '09:00', '10:00']);
  expect(taken({ hours: 1 })).toEqual(['09:00', '10:00']);
  expect(taken({ day: '2026-11-27' })).toEqual([]);
  expect(takenTimes(a({}), others).get('09:00')).toBe('Karl Roth');
});

test.each([
  ['a Wednesday', '2026-11-25', undefined, ['25', '26', '27', '30', '01', '02', '03']],
  ['a Friday', '2026-11-27', undefined, ['27', '28', '30', '01', '02', '03', '04']],
  ['a Sunday', '2026-11-29', undefined, ['29', '30', '01', '02', '03', '04', '07']],
  ['the week of a far day', '2026-11-25', '2027-01-20', ['18', '19', '20', '21', '22', '25', '26']],
  ['the week of a far Saturday', '2026-11-25', '2027-01-23', ['18', '19', '20', '21', '22', '23', '25']],
  ['what is left of this week', '2026-11-25', '2026-11-27', ['25', '26', '27', '30', '01', '02', '03']],
])('the days to choose from are working days, from %s on', (_, today, around, days) => {
  expect(nearDays(today, around).map((day) => day.slice(-2))).toEqual(days);
});

test.each([
  ['2026-11-25', 2, '2026-12-09'],
  ['2026-11-25', 26, '2027-05-26'],
  ['2026-11-25', 52, '2027-11-24'],
  // Finished long after its day.
  ['2026-09-02', 2, '2026-12-02'],
])('the next work is on the weekday of the last one, after today: %s, %s weeks later', (day, weeks, next) => {
  expect(dayAgain(day, weeks, '2026-11-25')).toBe(next);
});
