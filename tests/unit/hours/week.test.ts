import { expect, test } from 'vitest';
import type { Facts } from '#content/facts-schema.ts';
import { phoneSentence, schemaHours } from '#content/hours.ts';
import { week } from '#facts/hours.ts';

type Week = Facts['hours']['week'];
const aWeek = (changes: Partial<Week>): Week => ({ ...week, ...changes });

test('one sentence has the hours of the phone, Friday evening and the weekend', () => {
  expect(phoneSentence(week)).toBe(
    'Telefonisch Montag bis Freitag 8–18 Uhr, auch Freitag 17–22 Uhr, Samstag und Sonntag 7–22 Uhr',
  );
  expect(phoneSentence(aWeek({ talks: [] }))).toBe('Telefonisch Montag bis Freitag 8–18 Uhr');
});

test('half hours and hours after a gap are written in full', () => {
  const talks = [{ days: ['Freitag'], from: '19:30', to: '22:00' }] as const;
  const gap = aWeek({ talks });
  expect(phoneSentence(gap)).toBe('Telefonisch Montag bis Freitag 8–18 Uhr, auch Freitag 19:30–22 Uhr');
  expect(schemaHours(gap)).toEqual([
    { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
    { dayOfWeek: ['Friday'], opens: '19:30', closes: '22:00' },
  ]);
});

test('search engines read the sentence’s hours: on Tuesday from 8 to 18, on Friday to 22', () => {
  expect(schemaHours(week)).toEqual([
    { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '08:00', closes: '18:00' },
    { dayOfWeek: ['Friday'], opens: '08:00', closes: '22:00' },
    { dayOfWeek: ['Saturday', 'Sunday'], opens: '07:00', closes: '22:00' },
  ]);
});
