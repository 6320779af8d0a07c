import { expect, test } from 'vitest';
import { interactionOf } from '#domain/visits/interaction-of.ts';
import { periodOf } from '#domain/visits/summary.server.ts';
import { countryOf, deviceByWidth } from '#domain/visits/visitor-traits.ts';
import { addDays, berlinDay, berlinHour } from '#shared/format/berlin-day.ts';

test.each([
  [320, 'Mobile'],
  [767, 'Mobile'],
  [768, 'Tablet'],
  [1023, 'Tablet'],
  [1024, 'Desktop'],
  [2560, 'Desktop'],
])('a window of %i px has the device class %s', (width, device) => {
  expect(deviceByWidth(width)).toBe(device);
});

test.each([
  ['de-DE', 'DE'],
  ['de-AT', 'AT'],
  ['de-ch', 'CH'],
  ['en-GB-oxendict', 'GB'],
  ['zh-Hans-CN', 'CN'],
  ['de', 'DE'],
  ['fr', 'DE'],
  ['es-419', 'DE'],
  ['', 'DE'],
  [undefined, 'DE'],
])('the language %s belongs to the country %s', (language, country) => {
  expect(countryOf(language)).toBe(country);
});

test.each([
  ['tel:+496990009123', 'phone'],
  ['https://wa.me/4917604069123', 'whatsapp'],
  ['mailto:info@muster.example', 'mail'],
  ['https://muster.example/api/contact', ''],
  ['https://muster.example/faq', ''],
  ['', ''],
])('the address %s counts as "%s"', (address, kind) => {
  expect(interactionOf(address)).toBe(kind);
});

test('a day begins and ends in German time, in summer and winter', () => {
  expect(berlinDay(new Date('2026-01-15T22:59:59Z'))).toBe('2026-01-15');
  expect(berlinDay(new Date('2026-01-15T23:00:00Z'))).toBe('2026-01-16');
  expect(berlinDay(new Date('2026-07-15T22:00:00Z'))).toBe('2026-07-16');
  expect(berlinHour(new Date('2026-07-15T22:30:00Z'))).toBe(0);
  expect(addDays('2026-03-31', -30)).toBe('2026-03-01');
});

test('a period ends today and follows one of the same length', () => {
  expect(periodOf(7, new Date('2026-03-31T10:30:00Z'))).toEqual({
    days: 7,
    first: '2026-03-25',
    last: '2026-03-31',
    firstBefore: '2026-03-18',
    lastBefore: '2026-03-24',
    hour: 12,
  });
});
