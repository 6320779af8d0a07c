import { expect, test } from 'vitest';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { cut, email, line, lines, phone, secret } from '#shared/api/text-fields.ts';
import { patience } from '../../support/run/pace.ts';

const parsed = (schema: $ZodType, value: unknown) => {
  const { success, data, error } = safeParse(schema, value);
  return success ? data : { refused: error?.issues[0]?.message };
};
/** Default ignorable characters and direction marks, a byte order mark and a no-break space. */
const HIDDEN = ['\u200e', '\u200f', '\u200b', '\u200c', '\u2066', '\u202e', '\u00ad', '\ufeff', '\u061c', '\u00a0'];
const hidden = 'Darin steckt ein unsichtbares Zeichen: Bitte löschen Sie das Feld und tippen Sie alles neu ein.';
const unseen = { refused: 'Bitte entfernen Sie unsichtbare Steuerzeichen aus diesem Feld' };

test.each([
  ['is trimmed', [' Erika \n'], 'Erika'],
  ['loses an address book’s direction marks', ['\u202aErika\u202c'], 'Erika'],
  [
    'has a plain blank for each break and blank',
    ['Eri\tka', 'Eri\nka', 'Eri\r\nka', 'Eri\u2028ka', 'Eri\u00a0ka', 'Eri\fka'],
    'Eri ka',
  ],
  [
    'loses what nobody sees, so that no two texts look alike',
    [
      ...[
        'Eri\u0000ka',
        'Eri\u0002ka',
        'Eri\u001eka',
        'Eri\u202eka',
        '\u2068Eri\u2069ka',
        'Eri\u200bka',
        'Eri\u00adka',
      ],
      ...['Eri\u3164ka', 'Eri\u200eka', '\ufeffErika', 'Erika\u200d', '\u200cErika', 'Erika\u200b \u200f'],
    ],
    'Erika',
  ],
  ['refuses half a character', ['Eri\ud83dka'], unseen],
  ['keeps characters outside the basic plane', ['Glas 🪟'], 'Glas 🪟'],
])('a field of one line %s', (_, typed, stored) => {
  for (const text of typed) expect(parsed(line(10), text), JSON.stringify(text)).toEqual(stored);
});
test('[1.1.1] a field of one line is stored in one spelling (NFC)', () =>
  expect(parsed(line(10), 'mu\u0308ller')).toBe('müller'));
test('a field of one line keeps the joiners and variants that scripts and emoji need', () => {
  for (const typed of ['می\u200cخواهم', '👩\u200d🔧', '☀\ufe0f', 'അവന\u0d4d\u200d'])
    expect(parsed(line(10), typed)).toBe(typed);
});
test('a field of one line says that it is missing, too long, or no text', () => {
  const name = line(3, { missing: 'Name fehlt' });
  expect(parsed(name, ' \u202a ')).toEqual({ refused: 'Name fehlt' });
  expect(parsed(name, undefined)).toEqual({ refused: 'Name fehlt' });
  expect(parsed(name, 'Erika')).toEqual({
    refused: 'Bitte kürzen Sie diese Eingabe auf höchstens 3 Zeichen',
  });
  expect(parsed(line(3), 7)).toEqual({ refused: 'Hier wird ein Text erwartet' });
});
test('a field of one line takes linear time for a long row of blanks', { timeout: patience(5000) }, () => {
  // Quadratic time would take hours.
  expect(parsed(line(10), `a${' '.repeat(1_000_000)}a`)).toEqual({
    refused: 'Bitte kürzen Sie diese Eingabe auf höchstens 10 Zeichen',
  });
});

test.each([
  [
    'has one kind of line break',
    'Eins\r\nZwei\rDrei\u2028Vier\vFünf\fSechs\tSieben ',
    'Eins\nZwei\nDrei\nVier\nFünf\nSechs\tSieben',
  ],
  ['loses direction marks', 'Tel. \u202a0176\u202c, danke', 'Tel. 0176, danke'],
  ['loses the control characters of a PDF', 'Nord\u0002see, \u0003Win\u001fter\u0000\u001e', 'Nordsee, Winter'],
  ['refuses half a character', 'a\ud83db', unseen],
])('a field of several lines %s', (_, typed, stored) => expect(parsed(lines(50), typed)).toEqual(stored));

test('a secret field stays unchanged, and refuses invisible characters', () => {
  expect(parsed(secret(20), ' zwei  Wörter ')).toBe(' zwei  Wörter ');
  expect(parsed(secret(20), 'zwei\tWörter')).toEqual(unseen);
});

const sentence = 'Gültige E-Mail-Adresse erforderlich';
test.each([
  'a.b+c@sub.beispiel.de',
  'jörg@müller.de',
  'a@xn--mller-kva.de',
  `${'x'.repeat(64)}@firma.de`,
  "o'neill@beispiel.museum",
  'o’neill@a-b.co.uk',
])('an e-mail address may be %s', (address) => expect(parsed(email(sentence), address)).toBe(address));
test.each([
  'erika?bcc=boese@firma.de',
  'erika&cc=x@firma.de',
  'erika#x@firma.de',
  'erika%0abcc@firma.de',
  'eri\u0000ka@firma.de',
  'erika@fir\nma.de',
  ...['erika', 'erika@', '@firma.de', 'erika@firma', 'a b@firma.de', 'a@b@c.de', 'a@.de', 'a@b..de'],
  ...['.erika@gmx.de', 'erika..b@gmx.de', 'erika.@gmx.de', 'erika@-gmx.de', 'erika@gmx-.de', 'erika@firma_x.de'],
  `${'x'.repeat(65)}@firma.de`,
  7,
])('an e-mail address may not be %j', (address) =>
  expect(parsed(email(sentence), address)).toEqual({ refused: sentence }),
);
test.each(HIDDEN)(
  'an e-mail address loses an invisible character around it, and says that one is inside (%j)',
  (mark) => {
    expect(parsed(email(sentence), `${mark}a@b.de ${mark}`)).toBe('a@b.de');
    for (const typed of [`er${mark}ika@firma.de`, `erika@fir${mark}ma.de`, `erika@firma.d${mark}e`])
      expect(parsed(email(sentence), typed)).toEqual({ refused: `${sentence}. ${hidden}` });
  },
);

test.each(HIDDEN)(
  'a telephone number loses an invisible character around it, and says that one is inside (%j)',
  (mark) => {
    expect(parsed(phone(50), `${mark}0176 04069 1${mark}`)).toBe('0176 04069 1');
    const inside = mark === '\u00a0' ? '0176 040691' : { refused: hidden };
    expect(parsed(phone(50), `0176${mark}040691`)).toEqual(inside);
  },
);
test('a telephone number may have words, tabs and the controls of a PDF around its parts', () =>
  expect(parsed(phone(50), 'privat\t06132\u0002 77 88')).toBe('privat 06132 77 88'));

test('cutting a text leaves no half character', () => {
  expect(cut('ab🪟', 3)).toBe('ab');
  expect(cut('ab🪟', 4)).toBe('ab🪟');
});
