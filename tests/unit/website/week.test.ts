import { expect, test } from 'vitest';
import { halfHours, hoursOf } from '#admin/website/form/week.ts';
import type { Hours } from '#content/facts-schema.ts';
import { spansByDay } from '#content/hours.ts';

const toFriday: Hours = { days: ['Montag', 'Freitag'], from: '08:00', to: '17:00' };
const saturday: Hours = { days: ['Samstag'], from: '08:00', to: '14:00', byArrangement: true };

test('the hours of a week become rows of days, and the same hours again', () => {
  const week = spansByDay([toFriday, saturday]);
  expect(week.map((spans) => spans.length)).toEqual([1, 1, 1, 1, 1, 1, 0]);
  expect(hoursOf(week)).toEqual([toFriday, saturday]);
});

test('a closed day parts the days around it', () => {
  const week = spansByDay([toFriday]).with(2, []);
  expect(hoursOf(week)).toEqual([
    { ...toFriday, days: ['Montag', 'Dienstag'] },
    { ...toFriday, days: ['Donnerstag', 'Freitag'] },
  ]);
});

test('two times of one day stay', () => {
  const hours: Hours[] = [
    { days: ['Montag', 'Dienstag'], from: '08:00', to: '12:00' },
    { days: ['Montag', 'Dienstag'], from: '14:00', to: '18:00' },
  ];
  expect(hoursOf(spansByDay(hours.toReversed()))).toEqual(hours);
});

test('times are chosen by half hours, and an odd one that is stored stays a choice', () => {
  expect(halfHours('08:00')).toHaveLength(48);
  expect(halfHours('08:10')).toContain('08:10');
  expect(halfHours('08:10').indexOf('08:10')).toBe(17);
});
