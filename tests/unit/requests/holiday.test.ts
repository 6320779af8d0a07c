import { expect, test } from 'vitest';
import { holidayNote, isOnHoliday, promiseBegins } from '#domain/requests/holiday.ts';

const HOLIDAY = { from: '2026-08-03', until: '2026-08-21', sentence: 'Das Telefon ist besetzt.' };
const at = (moment: string) => new Date(moment);

test('holidays begin and end at midnight in Germany', () => {
  expect(isOnHoliday(HOLIDAY, at('2026-08-02T21:59:00Z'))).toBe(false);
  expect(isOnHoliday(HOLIDAY, at('2026-08-02T22:00:00Z'))).toBe(true);
  expect(isOnHoliday(HOLIDAY, at('2026-08-21T21:59:00Z'))).toBe(true);
  expect(isOnHoliday(HOLIDAY, at('2026-08-21T22:00:00Z'))).toBe(false);
  expect(isOnHoliday(undefined, at('2026-08-10T12:00:00Z'))).toBe(false);
});

test('visitors read the notice from a week before until the last day', () => {
  const note = 'Vom 3. August bis 21. August haben wir Betriebsferien. Das Telefon ist besetzt.';
  expect(holidayNote(HOLIDAY, at('2026-07-26T12:00:00Z'))).toBe('');
  expect(holidayNote(HOLIDAY, at('2026-07-27T12:00:00Z'))).toBe(note);
  expect(holidayNote(HOLIDAY, at('2026-08-21T12:00:00Z'))).toBe(note);
  expect(holidayNote(HOLIDAY, at('2026-08-22T12:00:00Z'))).toBe('');
  expect(holidayNote({ ...HOLIDAY, until: HOLIDAY.from, sentence: '' }, at('2026-08-03T12:00:00Z'))).toBe(
    'Am 3. August haben wir Betriebsferien.',
  );
});

test('the promised hours of a request begin after the holidays', () => {
  const before = at('2026-08-01T12:00:00Z');
  expect(promiseBegins(before, HOLIDAY)).toBe(before);
  expect(promiseBegins(before, undefined)).toBe(before);
  expect(promiseBegins(at('2026-08-10T12:00:00Z'), HOLIDAY)).toEqual(at('2026-08-21T22:00:00Z'));
});
