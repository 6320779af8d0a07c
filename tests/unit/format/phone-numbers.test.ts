import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstCall, phoneParts } from '#shared/format/phone-numbers.ts';
import { germanNumber } from '../../support/german-numbers.ts';

/** Lists the links in a typed text, in order. */
const calls = (typed: string) => phoneParts(typed).flatMap(({ number }) => (number ? [number.href] : []));

test.each([
  ['+49 (0) 6132 778899', 'tel:+496132778899'],
  ['+49(0)6132/778899', 'tel:+496132778899'],
  ['0049 (0) 6132 12345', 'tel:+49613212345'],
  ['06131 / 55-66', 'tel:+4961315566'],
  ['(0 61 32) 1 23 45', 'tel:+49613212345'],
  ['0176 040 69 222', 'tel:+4917604069222'],
  ['069 90009 123', 'tel:+496990009123'],
  ['0041 44 668 18 00', 'tel:+41446681800'],
  ['Tel.: 06132-12345', 'tel:+49613212345'],
  // Called as a whole although a letter, a plus or a second end disturbs.
  ['O176 04069123', 'tel:+4917604069123'],
  ['069 9OOO9 l23', 'tel:+496990009123'],
  ['49 176 04069123', 'tel:+4917604069123'],
  ['mobil: 4917604069123', 'tel:+4917604069123'],
  ['352 26123456', 'tel:+35226123456'],
  ['069 90009-0/-12', 'tel:+4969900090'],
  ['069 90009 12 / 13', 'tel:+49699000912'],
  // Without an area code.
  ['77 88-99', 'tel:778899'],
])('a typed phone number gets the right link: %s', (typed, href) => {
  expect(calls(typed)).toEqual([href]);
});

test.each([
  '0176_04069123',
  '0176 04069123 06132 778899',
  '*31#0176 04069123',
  '0176 ⁴069123',
  '069 90009 Durchwahl 12',
  '55232 06731 12345',
  '++49 176 04069123',
])('a typed phone number gets no link if only a part of it could be called: %s', (typed) => {
  expect(phoneParts(typed)).toEqual([{ text: typed }]);
});

test('a typed phone number gets the right link in every spelling', () => {
  fc.assert(
    fc.property(germanNumber, ({ one, href }) => {
      expect(calls(one)).toEqual([href]);
    }),
  );
});

test.each([
  '06132/12345 ab 18 Uhr',
  '06132 12345 18 Uhr',
  '06132 12345, 18-20 Uhr',
  '06132 12345 17:30',
  '06132 12345 nach 17.30',
  '06132 12345 (abends)',
  'abends unter 06132 12345',
])('a typed phone number may contain a time, which is no part of the link: %s', (typed) => {
  expect(calls(typed)).toEqual(['tel:+49613212345']);
});

test.each([
  '06132 12345 oder 0176 04069222',
  '06132/12345; 0176/04069222',
  '06132 12345, mobil: 0176/04069222',
  '06132 12345 / 0176 04069222',
])('a typed phone number may be two numbers, each with a link: %s', (typed) => {
  expect(calls(typed)).toEqual(['tel:+49613212345', 'tel:+4917604069222']);
});

test('a typed phone number is shown in full, with the words between the numbers', () => {
  const texts = phoneParts('Büro 06132 12345 oder 0176 04069222 ab 18 Uhr').map(({ text }) => text);
  expect(texts).toEqual(['Büro ', '06132 12345', ' oder ', '0176 04069222', ' ab 18 Uhr']);
});

test.each(['bitte per Mail', 'steht in der Mail', '55000 Musterstadt', 'ab 18 Uhr'])(
  'a typed phone number may be text: %s',
  (typed) => {
    expect(phoneParts(typed)).toEqual([{ text: typed }]);
    expect(firstCall(typed)).toBeUndefined();
  },
);

test('a typed phone number is called by its first link', () => {
  expect(firstCall('06132 12345 oder 0176 04069222')).toBe('tel:+49613212345');
});
