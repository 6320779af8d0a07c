import { expect, test } from 'vitest';
import { keepTogether } from '#shared/format/keep-together.ts';

const kept = (html: string) =>
  [...keepTogether(html).matchAll(/<span class="together">(.*?)<\/span>/g)].map(([, it]) => it);

test.each([
  ['im Umkreis von 20 km', '20 km'],
  ['erhalten Sie 10 % Rabatt', '10 %'],
  ['innerhalb von 24 Stunden', '24 Stunden'],
  ['höchstens 7 Tage', '7 Tage'],
  ['Samstag 8:00–14:00 Uhr', '8:00–14:00 Uhr'],
  ['unter 069 90009 123 oder', '069 90009 123'],
  ['nach § 19 UStG', '§ 19'],
  ['vom 21. November 2026', '21. November'],
  ['eine E-Mail-Adresse', 'E-Mail'],
])("in '%s' the line does not break within '%s'", (text, together) => {
  expect(kept(text)).toEqual([together]);
});

test('every number of a law keeps its name', () => {
  expect(kept('Artikel 6 Absatz 1 Buchstabe f DSGVO')).toEqual(['Artikel 6', 'Absatz 1', 'Buchstabe f']);
});

test('the words stay as they are, addresses in tags too', () => {
  const html = '<a href="/?was=20 km" title="E-Mail">20 km</a>';
  expect(keepTogether(html)).toBe('<a href="/?was=20 km" title="E-Mail"><span class="together">20 km</span></a>');
});

test('a word that only begins like a unit is left alone', () => {
  expect(keepTogether('3 Tagebücher, Artikel aus, Absatz ohne')).toBe('3 Tagebücher, Artikel aus, Absatz ohne');
});
