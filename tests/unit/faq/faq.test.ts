import { expect, test } from 'vitest';
import { faqGroups, shortCostAnswer } from '#content/faq.ts';
import { guarantee } from '#facts/person.ts';

const answerTo = (start: string) => {
  const item = faqGroups.flatMap(({ items }) => items).find(({ question }) => question.startsWith(start));
  return item?.answer.flat().join(' ') ?? '';
};

test("the home page's short answer on the price agrees with the long one", () => {
  const long = answerTo('Was kostet');
  for (const words of ['kostenlos', '24 Stunden', 'Erst wenn Sie zusagen, entstehen Kosten.']) {
    expect(shortCostAnswer).toContain(words);
    expect(long).toContain(words);
  }
  expect(answerTo('Geben Sie eine Garantie')).toContain(guarantee);
});

test('four groups have three, three, three and two questions', () => {
  expect(faqGroups.map(({ title, items }) => [title, items.length])).toEqual([
    ['Preise und Kosten', 3],
    ['Leistungen', 3],
    ['Service und Qualität', 3],
    ['Termine', 2],
  ]);
  // The anchor is also the group's `name`, so that one answer closes another.
  expect(new Set(faqGroups.map(({ id }) => id)).size).toBe(4);
});

test.each([
  ['Was kostet', /kostenlos.*Innerhalb von 24 Stunden danach haben Sie unser Angebot/],
  ['Gibt es einen Rabatt', /Ab 65 Jahren erhalten Sie 10 % Rabatt auf jede Glasreinigung/],
  ['In welchem Gebiet', /im Umkreis von 20 km.*nur, wenn uns jemand.*empfohlen hat/],
  ['Wie vereinbare', /Telefon unter 069 90009 123.*E-Mail/],
  ['Wann sind Sie verfügbar', /Montag bis Freitag 8:00–17:00 Uhr Samstag 8:00–14:00 Uhr nach Vereinbarung/],
  // Both sets of hours: for calls on Tuesdays and on Sundays.
  ['Wann sind Sie verfügbar', /Am Telefon erreichen Sie uns Montag bis Freitag 8:00–18:00 Uhr/],
  ['Wann sind Sie verfügbar', /Freitag 17:00–22:00 Uhr Samstag und Sonntag 7:00–22:00 Uhr/],
])('the answer to ‘%s’ says what is specified: %s', (start, words) => {
  expect(answerTo(start)).toMatch(words);
});
