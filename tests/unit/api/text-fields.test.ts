import { describe, expect, it } from 'vitest';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { cut, email, line, lines, secret } from '#shared/api/text-fields.ts';

const parsed = (schema: $ZodType, value: unknown) => {
  const { success, data, error } = safeParse(schema, value);
  return success ? data : { refused: error?.issues[0]?.message };
};
const unseen = { refused: 'Bitte entfernen Sie unsichtbare Steuerzeichen aus diesem Feld' };

describe('one line', () => {
  it('is trimmed', () => expect(parsed(line(10), ' Erika \n')).toBe('Erika'));
  it('loses an address book’s direction marks around a number', () =>
    expect(parsed(line(20), '\u202a+49 176 04069 1\u202c')).toBe('+49 176 04069 1'));
  it.each(['Eri\u0000ka', 'Eri\nka', 'Eri\u202eka', 'Eri\u2066ka', 'Eri\ud83dka', 'Eri\u2028ka'])(
    'refuses invisible characters (%j)',
    (typed) => expect(parsed(line(10), typed)).toEqual(unseen),
  );
  it.each(['Eri\u200bka', 'Eri\u00adka', '\u200b', 'Eri\u3164ka'])('refuses characters without width (%j)', (typed) =>
    expect(parsed(line(10), typed)).toEqual(unseen),
  );
  it('keeps the joiners and variants that scripts and emoji need', () => {
    for (const typed of ['می\u200cخواهم', '👩\u200d🔧', '☀\ufe0f']) expect(parsed(line(10), typed)).toBe(typed);
  });
  it('[1.1.1] is stored in one spelling (NFC)', () => expect(parsed(line(10), 'mu\u0308ller')).toBe('müller'));
  it('keeps characters outside the basic plane', () => expect(parsed(line(10), 'Glas 🪟')).toBe('Glas 🪟'));
  it('says that it is missing, too long, or no text', () => {
    const name = line(3, { missing: 'Name fehlt' });
    expect(parsed(name, ' \u202a ')).toEqual({ refused: 'Name fehlt' });
    expect(parsed(name, undefined)).toEqual({ refused: 'Name fehlt' });
    expect(parsed(name, 'Erika')).toEqual({ refused: 'Diese Eingabe ist zu lang' });
    expect(parsed(line(3), 7)).toEqual({ refused: 'Hier wird ein Text erwartet' });
  });
  it('takes linear time for a long row of blanks', () => {
    const startedAt = performance.now();
    parsed(line(10), `a${' '.repeat(100_000)}a`);
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });
});

describe('several lines', () => {
  it('have one kind of line break', () =>
    expect(parsed(lines(50), 'Eins\r\nZwei\rDrei\u2028Vier\vFünf\tSechs ')).toBe(
      'Eins\nZwei\nDrei\nVier\nFünf\tSechs',
    ));
  it('lose direction marks', () => expect(parsed(lines(50), 'Tel. \u202a0176\u202c, danke')).toBe('Tel. 0176, danke'));
  it('refuse other invisible characters', () => expect(parsed(lines(50), 'a\u0007b')).toEqual(unseen));
});

describe('a secret', () => {
  it('stays unchanged', () => expect(parsed(secret(20), ' zwei  Wörter ')).toBe(' zwei  Wörter '));
  it('refuses invisible characters', () => expect(parsed(secret(20), 'zwei\tWörter')).toEqual(unseen));
});

describe('an e-mail address', () => {
  const sentence = 'Gültige E-Mail-Adresse erforderlich';
  it.each(['a.b+c@sub.beispiel.de', 'jörg@müller.de', "o'neill@beispiel.museum", 'o’neill@a-b.co.uk'])(
    'may be %s',
    (address) => expect(parsed(email(sentence), address)).toBe(address),
  );
  it.each([
    'erika?bcc=boese@firma.de',
    'erika&cc=x@firma.de',
    'erika#x@firma.de',
    'erika%0abcc@firma.de',
    'eri\u0000ka@firma.de',
    'eri\u202eka@firma.de',
    'erika@fir\nma.de',
    ...['erika', 'erika@', '@firma.de', 'erika@firma', 'a b@firma.de', 'a@b@c.de', 'a@.de', 'a@b..de'],
    7,
  ])('may not be %j', (address) => expect(parsed(email(sentence), address)).toEqual({ refused: sentence }));
});

it('cutting a text leaves no half character', () => {
  expect(cut('ab🪟', 3)).toBe('ab');
  expect(cut('ab🪟', 4)).toBe('ab🪟');
});
