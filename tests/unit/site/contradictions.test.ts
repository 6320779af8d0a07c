import { expect, test } from 'vitest';
import { type Facts, PROMISES } from '#content/facts-schema.ts';
import { contradictionsIn } from '#domain/site/contradictions.ts';
import { confirmedOnly } from '#domain/site/promises.ts';
import { readStored } from '#domain/site/stored-facts.ts';
import { filledFacts } from '../../support/filled-facts.ts';

const AGES = { homePage: 60, faq: 60, mayDiffer: false };
/** The filled facts without the sample's words. */
const words = JSON.stringify(filledFacts)
  .replace(/Musterstraße/g, 'Wormser Straße')
  .replace(/Musterstadt/g, 'Mainz')
  .replace(/55000/g, '55278')
  .replace(/[\w-]+\.example/g, 'klarblick.de')
  .replace(/Muster ?/g, 'Sommer ')
  .replace(/(0|49)69 ?90009 ?/g, '$16138')
  .replace(/(0|49)176 ?04069 ?/g, '$1151');
const real = readStored(JSON.parse(words), {}, [
  { field: 'prices.seniorAges', value: AGES },
  { field: 'firm.vatId', value: null },
]);

const found = (changes: { field: string; value: unknown }[], isPublic = true) =>
  contradictionsIn(readStored(real, {}, changes) as Facts, { isPublic });

test('facts that fit together have no contradiction', () => {
  expect(found([])).toEqual([]);
});

test('another address of the website is a warning of its own', () => {
  const siteUrl = { field: 'firm.siteUrl', value: 'https://boese.example' };
  const [warning] = contradictionsIn(readStored(real, {}, [siteUrl]), { isPublic: false, live: real });
  expect(warning).toMatchObject({
    kind: 'warning',
    title: 'Eine andere Adresse der Website',
    fields: ['firm.siteUrl'],
  });
  expect(warning?.detail).toMatch(/^Bisher .*klarblick\.de, künftig boese\.example\./);
  expect(contradictionsIn(real, { isPublic: false, live: real })).toEqual([]);
});

test('two ages for the discount may not go live, and one tap makes them one', () => {
  const [one] = found([{ field: 'prices.seniorAges', value: { ...AGES, faq: 65 } }]);
  expect(one).toMatchObject({
    kind: 'law',
    detail: 'Startseite ab 60, Antworten ab 65.',
    fields: ['prices.seniorAges'],
  });
  expect(one?.remedies.map(({ label }) => label)).toEqual(['Überall ab 60', 'So lassen']);
  for (const { field, value } of one?.remedies ?? []) expect(found([{ field, value }])).toEqual([]);
});

test('samples and open questions stop a public site, and samples warn on one’s own machine', () => {
  const changes = [
    { field: 'firm.city', value: 'Musterstadt' },
    { field: 'answers.payment', value: undefined },
  ];
  expect(found(changes).map(({ kind, title, fields }) => [kind, title, fields])).toEqual([
    ['law', 'Noch Beispiele', ['firm.city']],
    ['law', 'Noch offene Fragen', ['answers.payment']],
  ]);
  expect(found(changes, false).map(({ kind, title }) => [kind, title])).toEqual([['warning', 'Noch Beispiele']]);
});

test('a small business with a VAT number, and a place with two verdicts, warn', () => {
  expect(found([{ field: 'firm.vatId', value: 'DE123456789' }])).toMatchObject([
    { title: 'Kleinunternehmen und USt-IdNr.' },
  ]);
  const exception = { places: ['Bingen'], why: 'Weit.' };
  const value = [
    { ...exception, verdict: 'edge' },
    { ...exception, verdict: 'outside' },
  ];
  expect(found([{ field: 'area.serviceExceptions', value }])).toMatchObject([
    { title: 'Zwei Antworten für einen Ort' },
  ]);
});

test('what stays on the page in any case waits for the owner’s yes, unless it is in the owner’s own words', () => {
  const seen = { field: 'promises.seen', value: ['phone', 'quote', 'radius', 'discount'] };
  const own = { field: 'hours.replyWithinHours', value: 48 };
  const said = (changes: { field: string; value: unknown }[]) =>
    contradictionsIn(readStored(real, {}, changes), { isPublic: true, live: real }).map(({ detail }) => detail);
  expect(said([seen])).toEqual(['Frist zur Antwort: Stimmt das?']);
  expect(said([seen, own])).toEqual([]);
});

test('a publication leaves out what nobody has confirmed, and remembers own words as confirmed', () => {
  const talks = readStored(real, {}, [{ field: 'hours.replyWithinHours', value: 48 }]);
  const published = confirmedOnly(real, talks);
  expect(published.promises.seen).toEqual(['reply']);
  expect([published.hours.week.talks, published.partners.partners, published.person.guarantee]).toEqual([[], [], null]);
  expect(published.services.conservatory.pureWater).toBeUndefined();
  expect(JSON.stringify(published.senior)).not.toContain('zeugnis');
  const confirmed = readStored(real, {}, [{ field: 'promises.seen', value: PROMISES }]);
  expect(confirmedOnly(real, confirmed)).toEqual(confirmed);
});
