import { expect, test } from 'vitest';
import { allFacts } from '#content/all-facts.ts';
import { changeSentences } from '#domain/site/changes.ts';
import { FACTS, fromStored, isIn, isSameValue, readStored, toStored } from '#domain/site/stored-facts.ts';

/** The sentences of one changed fact: 'label: before → after'. */
function saysOf(field: string, value: unknown): string[] {
  const after = readStored(allFacts, {}, { [field]: value });
  return changeSentences(allFacts, after).map(({ label, before, after }) => `${label}: ${before} → ${after}`);
}

test('facts without a change have no sentence, also after a way through the database', () => {
  expect(changeSentences(allFacts, allFacts)).toEqual([]);
  expect(changeSentences(allFacts, JSON.parse(JSON.stringify(toStored(allFacts))))).toEqual([]);
});

test('a changed fact is said with its label, and what was and is', () => {
  expect(saysOf('firm.owner', 'Erika Sommer')).toEqual([`Vorname und Name: ${allFacts.firm.owner} → Erika Sommer`]);
  expect(saysOf('prices.seniorDiscountPercent', 15)).toEqual(['Rabatt für Ältere: 10 Prozent → 15 Prozent']);
  expect(saysOf('firm.vatId', 'DE123')).toEqual(['USt-IdNr.:  → DE123']);
  expect(saysOf('answers.taxBenefit', true)).toEqual(['Steuer nach § 35a EStG:  → ja']);
});

const throughDatabase = (facts: object) => JSON.parse(JSON.stringify(toStored(facts)));
const nones = [...FACTS].flatMap(([field, schema]) =>
  [null, false, 0, '', []]
    .filter((none) => schema.safeParse(fromStored(schema, none)).success)
    .map((value) => ({ field, value })),
);
test.each(nones)('what means none is published, and is no change after that: $field $value', ({ field, value }) => {
  const change = { [field]: value };
  const edited = readStored(allFacts, {}, change);
  const published = readStored(throughDatabase(edited), allFacts);
  expect(isIn(published, field, value)).toBe(true);
  expect(changeSentences(published, readStored(throughDatabase(published), {}, change))).toEqual([]);
  for (const { after } of changeSentences(allFacts, edited)) expect(after).not.toBe('andere Reihenfolge');
});

test('an answer that there is none is said as one, and a removed value as gone', () => {
  expect(saysOf('prices.priceExamples', null)).toEqual(['Beispiele:  → gibt es nicht']);
  expect(saysOf('prices.priceExamples', [])).toEqual(['Beispiele:  → gibt es nicht']);
  expect(saysOf('answers.taxBenefit', false)).toEqual(['Steuer nach § 35a EStG:  → nein']);
  expect(saysOf('partners.partners', [])).toHaveLength(allFacts.partners.partners.length);
  const without = readStored(allFacts, {}, { 'person.certificate': null });
  expect(changeSentences(without, readStored(without, {}, { 'person.certificate': 'Meisterin' }))).toEqual([
    { field: 'person.certificate', label: 'Nachweis', before: 'gibt es nicht', after: 'Meisterin' },
  ]);
});

test('a number is said as people read it, an address in one piece', () => {
  expect(saysOf('contact.phone', { display: '06131 5550', link: '+4961315550' })).toEqual([
    `Telefon: ${allFacts.contact.phone.display} → 06131 5550`,
  ]);
  const { user, domain } = allFacts.contact.email;
  expect(saysOf('contact.email', { user: 'info', domain })).toEqual([`E-Mail: ${user}@${domain} → info@${domain}`]);
});

test('hours are said day by day', () => {
  const { week } = allFacts.hours;
  const [monday, saturday] = week.onSite;
  expect(saysOf('hours.week', { ...week, onSite: [monday] })).toEqual([
    'Zeiten, Vor Ort, Samstag: 8:00–14:00 nach Vereinbarung → geschlossen',
  ]);
  const split = [
    { ...monday, days: ['Montag', 'Donnerstag'] },
    { days: ['Freitag'], from: '08:00', to: '12:00' },
    saturday,
  ];
  expect(saysOf('hours.week', { ...week, onSite: split })).toEqual([
    'Zeiten, Vor Ort, Freitag: 8:00–17:00 → 8:00–12:00',
  ]);
});

test('of a list each item that came, went or changed is said, or the other order', () => {
  const { partners } = allFacts.partners;
  const [first, second] = partners;
  const say = (value: unknown) => saysOf('partners.partners', value);
  expect(say([first])).toEqual([expect.stringMatching(/^Partner: Muster Hausmeisterservice.* → $/)]);
  expect(say([...partners, { name: 'Neu', url: 'https://neu.de', what: 'Dach' }])).toEqual([
    'Partner:  → Neu, https://neu.de, Dach',
  ]);
  expect(say([second, first])).toEqual(['Partner:  → andere Reihenfolge']);
});

test('a detail of a picture is said with the picture’s words', () => {
  const [picture, ...others] = allFacts.gallery.pictures;
  expect(saysOf('gallery.pictures', [{ ...picture, place: 'Nierstein' }, ...others])).toEqual([
    `Bilder, ${picture?.alt}, Ort:  → Nierstein`,
  ]);
});

test('a picture is said in words, and its file’s name nowhere', () => {
  const [one, other] = ['a', 'b'].map((letter) => `${letter.repeat(64)}.jpg`);
  const portrait = (file: string | undefined) =>
    readStored(allFacts, {}, { 'person.portrait': file ? { file, focal: { x: 50, y: 30 } } : null });
  const says = (before: object, after: object) =>
    changeSentences(before, after).map(({ label, before: was, after: is }) => `${label}: ${was} → ${is}`);
  expect(says(allFacts, portrait(one))).toEqual(['Foto von Ihnen:  → ein Bild']);
  expect(says(portrait(one), portrait(other))).toEqual(['Foto von Ihnen, Bild: ein Bild → ein anderes Bild']);
  expect(says(portrait(one), portrait(undefined))).toEqual(['Foto von Ihnen: ein Bild → ']);
});

test('an absent fact stays absent in stored facts, and takes no older default', () => {
  const stored = toStored(readStored(allFacts, {}, { 'firm.smallBusiness': null }));
  expect(readStored(stored, allFacts).firm.smallBusiness).toBeUndefined();
  // A fact that is newer than the stored ones comes from the files.
  delete stored.answers;
  expect(readStored(stored, allFacts).answers).toEqual({ ...allFacts.answers });
});

test('values are the same whatever the order of their keys', () => {
  expect(isSameValue({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1, d: undefined })).toBe(true);
  for (const other of [{ a: 1 }, { a: 1, b: [] }, [1], null, 'a'])
    expect(isSameValue({ a: 1, b: [1] }, other)).toBe(false);
});
