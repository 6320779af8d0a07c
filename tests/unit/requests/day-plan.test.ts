import { expect, test } from 'vitest';
import { gapsOf, hoursOf, hourWords, laneOf, sumOf } from '#domain/jobs/dates/day-plan.ts';
import { placedOn, proposedDay } from '#domain/jobs/dates/move-day.ts';
import { farCall } from '#domain/jobs/dates/near-days.ts';
import type { ListedDate } from '#domain/requests/case/date-shapes.ts';

const SATURDAY = '2026-11-28';
const aDate = (name: string, date: Partial<ListedDate> = {}): ListedDate => ({
  ...{ id: name, name, number: 1, version: 1, what: 'arbeit', day: SATURDAY, time: '08:00' },
  ...date,
});
const at = (time: string, more: Partial<ListedDate> = {}) => aDate(time, { time, ...more });

test.each([
  ['an hour is a gap', [at('08:00'), at('11:00')], ['10–11']],
  ['less than an hour is none', [at('08:00'), at('10:59')], []],
  ['by the length that was chosen', [at('08:00', { hours: 1 }), at('10:30', { hours: 4 })], ['9–10:30']],
  ['only within working hours', [at('06:00', { hours: 1 }), at('19:00')], ['8–17']],
  ['not after the last one, nor before the first', [at('11:00')], []],
  ['not where two overlap', [at('08:00', { hours: 8 }), at('09:00'), at('16:00')], []],
  ['none without an hour', [aDate('Anruf', { what: 'anruf', time: undefined })], []],
])('the free time between the dates of a day: %s', (_, dates, gaps) => {
  expect(gapsOf(dates).map(({ from, until }) => `${hourWords(from)}–${hourWords(until)}`)).toEqual(gaps);
});

test('the whole working day has the time before the first date and after the last one, too', () => {
  const words = (dates: ListedDate[]) => gapsOf(dates, 'day').map(({ from, until }) => [from, until].map(hourWords));
  expect(words([at('10:00')])).toEqual([
    ['8', '10'],
    ['12', '17'],
  ]);
  expect(words([])).toEqual([['8', '17']]);
});

test('the sum of a day counts work alone as money, and what has no price yet', () => {
  const dates = [
    at('08:00', { cents: 12_000 }),
    at('10:00', { cents: 9_500, hours: 4 }),
    at('14:00'),
    at('16:00', { what: 'besichtigung' }),
    aDate('Anruf', { what: 'anruf', time: undefined }),
  ];
  expect(sumOf(dates)).toEqual({ count: 5, hours: 9, cents: 21_500, unpriced: 1 });
});

test('a week shows its working hours with one more, and every date', () => {
  expect(hoursOf([])).toEqual({ from: 480, until: 1080 });
  expect(hoursOf([at('06:30'), at('19:30')])).toEqual({ from: 360, until: 1380 });
});

test('dates at one time stand side by side, the others take the whole width', () => {
  const dates = [at('08:00'), at('09:00'), at('10:00'), at('15:00')];
  expect(dates.map((date) => laneOf(date, dates))).toEqual([
    { left: 0, width: 1 / 2 },
    { left: 1 / 2, width: 1 / 2 },
    { left: 0, width: 1 / 2 },
    { left: 0, width: 1 },
  ]);
});

const others = [
  aDate('Kühn', { day: '2026-12-01', time: '15:00', hours: 1 }),
  aDate('Henn', { day: '2026-11-30', time: '08:00', hours: 8 }),
];
const braun = aDate('Braun');
const winter = aDate('Winter', { time: '15:00', hours: 1 });
const calendar = { among: [...others, braun, winter], absences: [] };

test('a job keeps its hour on the other day; who is then there is named, with the nearest hour that is free', () => {
  expect(placedOn('2026-12-01', [braun, winter], calendar)).toMatchObject([
    { date: { name: 'Braun', day: '2026-12-01', time: '08:00' }, clash: undefined },
    { date: { name: 'Winter', day: '2026-12-01', time: '15:00' }, clash: { name: 'Kühn' }, free: '14:00' },
  ]);
});

test('an hour that another moved job takes is not free; on a full day none is', () => {
  const moved = [braun, winter, aDate('Lang', { time: '14:00', hours: 1 })];
  expect(placedOn('2026-12-01', moved, calendar)[1]).toMatchObject({ clash: { name: 'Kühn' }, free: '16:00' });
  const two = [winter, aDate('Lang', { time: '15:30', hours: 1 })];
  const free = placedOn('2026-12-01', two, { ...calendar, among: others }).map((one) => one.free);
  expect(free, 'one after the other').toEqual(['14:00', '16:00']);
  expect(placedOn('2026-11-30', [winter], calendar)[0]).toMatchObject({ clash: { name: 'Henn' }, free: '16:00' });
  expect(placedOn('2026-11-30', [braun], calendar)[0]).toMatchObject({ clash: { name: 'Henn' }, free: undefined });
});

test('the first of the next seven days on which all fit is proposed: no Sunday, no holiday, nobody else', () => {
  const propose = (jobs: ListedDate[], from = SATURDAY) => proposedDay(from, jobs, calendar);
  expect(propose([braun, winter])).toBe('2026-12-02');
  expect(propose([braun])).toBe('2026-12-01');
  expect(propose([winter])).toBe('2026-12-02');
  expect(propose([winter], '2026-12-24'), 'Christmas and a Sunday').toBe('2026-12-28');
  const absences = [{ from: '2026-11-29', until: '2026-12-05', sentence: '' }];
  expect(proposedDay(SATURDAY, [braun], { ...calendar, absences })).toBeUndefined();
});

test.each([
  ['2027-01-21', undefined],
  ['2027-01-22', { day: '2027-01-04', month: 'Januar' }],
  ['2027-05-28', { day: '2027-05-03', month: 'Mai' }],
  ['2027-11-26', { day: '2027-11-02', month: 'November 2027' }],
])('from eight weeks on a job at %s is a call at the first working day of its month', (day, call) => {
  expect(farCall(day, '2026-11-27')).toEqual(call);
});
