import { expect, test } from 'vitest';
import { PROMISES } from '#content/facts-schema.ts';
import { contradictionsIn } from '#domain/site/contradictions.ts';
import { confirmedOnly } from '#domain/site/promises.ts';
import { type Changes, readStored } from '#domain/site/stored-facts.ts';
import { AGES, realFacts as real } from '../../support/real-facts.ts';

const found = (changes: Changes, isPublic = true) => contradictionsIn(readStored(real, {}, changes), { isPublic });

test('facts that fit together have no contradiction', () => {
  expect(found({})).toEqual([]);
});

test('another address of the website is a warning of its own', () => {
  const live = readStored(real, {}, { 'promises.seen': PROMISES });
  const edited = readStored(live, {}, { 'firm.siteUrl': 'https://boese.de' });
  const [warning, ...others] = contradictionsIn(edited, { isPublic: true, live });
  expect(warning).toMatchObject({ kind: 'warning', fields: ['firm.siteUrl'] });
  expect(warning?.detail).toMatch(/^Bisher .*klarblick\.de, künftig boese\.de\./);
  expect([...others, ...contradictionsIn(live, { isPublic: true, live })]).toEqual([]);
});

test('two ages for the discount may not go live, and one tap makes them one', () => {
  const [one] = found({ 'prices.seniorAges': { ...AGES, faq: 65 } });
  expect(one).toMatchObject({ kind: 'law', detail: 'Startseite ab 60, Antworten ab 65.' });
  expect(one?.remedies?.map(({ label }) => label)).toEqual(['Überall ab 60', 'So lassen']);
  for (const { changes } of one?.remedies ?? []) expect(found(changes)).toEqual([]);
});

test('samples and open questions stop a public site, and warn on one’s own machine', () => {
  const changes = { 'firm.city': 'Musterstadt', 'answers.payment': undefined };
  expect(found(changes).map(({ kind, title, fields }) => [kind, title, fields])).toEqual([
    ['law', 'Noch Beispiele', ['firm.city']],
    ['law', 'Noch offene Fragen', ['answers.payment']],
  ]);
  expect(found(changes, false).map(({ kind }) => kind)).toEqual(['warning', 'warning']);
});

test('one tap leaves out what is not answered, but for what the pages would then deny', () => {
  const open = { 'answers.payment': undefined, 'voices.reviews': undefined, 'person.insurer': undefined };
  const [{ remedies } = {}] = found(open);
  expect(found({ ...open, ...remedies?.[0]?.changes })).toEqual([
    expect.objectContaining({ detail: 'Versicherung: bitte beantworten.', remedies: [] }),
  ]);
});

test('what stays on the page in any case waits for the owner’s yes, unless it is in the owner’s own words', () => {
  const seen = { 'promises.seen': ['phone', 'quote', 'radius', 'discount'] };
  const own = { 'hours.replyWithinHours': 48 };
  const said = (changes: Changes) =>
    contradictionsIn(readStored(real, {}, changes), { isPublic: true, live: real }).map(({ detail }) => detail);
  const falls =
    'Zeiten zum Gespräch, Führungszeugnis, Reinwassersystem, Ihr Wort, Partner, Für Betriebe: noch nicht bestätigt.';
  expect(said(seen)).toEqual(['Frist zur Antwort: Stimmt das?', falls]);
  expect(said({ ...seen, ...own })).toEqual([falls]);
});

test('a publication leaves out what nobody has confirmed, and remembers own words as confirmed', () => {
  const talks = readStored(real, {}, { 'hours.replyWithinHours': 48 });
  const published = confirmedOnly(real, talks);
  expect(published.promises.seen).toEqual(['reply']);
  expect([published.hours.week.talks, published.partners.partners, published.person.guarantee]).toEqual([[], [], null]);
  expect(published.services.conservatory.pureWater).toBeUndefined();
  expect(JSON.stringify([published.senior, published.services.firms])).not.toMatch(/zeugnis|Schlüssel/);
  const confirmed = readStored(real, {}, { 'promises.seen': PROMISES });
  expect(confirmedOnly(real, confirmed)).toEqual(confirmed);
});
