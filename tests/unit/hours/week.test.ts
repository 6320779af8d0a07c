import { expect, test } from 'vitest';
import type { Facts } from '#content/facts-schema.ts';
import { phoneSentence } from '#content/hours.ts';
import { week } from '#facts/hours.ts';

type Week = Facts['hours']['week'];
const aWeek = (changes: Partial<Week>): Week => ({ ...week, ...changes });

test('one sentence has the hours of the phone, Friday evening and the weekend', () => {
  expect(phoneSentence(week)).toBe(
    'Telefonisch Montag bis Freitag 8–18 Uhr, auch Freitag 17–22 Uhr, Samstag und Sonntag 7–22 Uhr',
  );
  expect(phoneSentence(aWeek({ talks: [] }))).toBe('Telefonisch Montag bis Freitag 8–18 Uhr');
});

test('half hours are written in full', () => {
  const talks = [{ days: ['Freitag'], from: '19:30', to: '22:00' }] as const;
  expect(phoneSentence(aWeek({ talks }))).toBe('Telefonisch Montag bis Freitag 8–18 Uhr, auch Freitag 19:30–22 Uhr');
});
