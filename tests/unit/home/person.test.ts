import { expect, test, vi } from 'vitest';
import * as firm from '#facts/firm.ts';
import * as person from '#facts/person.ts';

const factsFor = async (changed: Partial<typeof person>, changedFirm: Partial<typeof firm> = {}) => {
  vi.resetModules();
  vi.doMock('#facts/person.ts', () => ({ ...person, ...changed }));
  vi.doMock('#facts/firm.ts', () => ({ ...firm, ...changedFirm }));
  const { texts } = await import('#site/home/texts.ts');
  return texts.person.facts;
};

test('the facts about the owner name her, and insurer and certificate only if the data have them', async () => {
  expect(await factsFor({})).toEqual([
    { name: 'Persönlich', text: 'Ihre Ansprechpartnerin ist Maria Muster, die Inhaberin.' },
    {
      name: 'Versichert',
      text: 'Geht doch etwas kaputt, sagen wir es sofort und melden es unserer Haftpflichtversicherung.',
    },
    {
      name: 'Unser Wort',
      text: 'Sie sehen am nächsten Morgen noch einen Streifen? Anruf genügt, wir wischen nach, ohne Aufpreis.',
    },
  ]);
});

test('the facts about the owner include insurer and certificate from the data', async () => {
  const facts = await factsFor({ insurer: 'Beispiel AG, bis 3 Mio. Euro', certificate: 'Gebäudereinigermeisterin' });
  expect(facts[1]?.text).toMatch(/unserer Haftpflichtversicherung \(Beispiel AG, bis 3 Mio\. Euro\)\.$/);
  expect(facts.at(-1)).toEqual({ name: 'Nachweis', text: 'Gebäudereinigermeisterin' });
});

test('an owner without insurance promises none', async () => {
  const facts = await factsFor({ insurer: null, certificate: null });
  expect(facts.slice(1, -1)).toEqual([
    { name: 'Bei Schäden', text: 'Geht doch etwas kaputt, sagen wir es sofort und stehen selbst dafür ein.' },
  ]);
});

test('the facts about the owner use the masculine form for a man', async () => {
  const [first] = await factsFor({}, { owner: 'Max Muster', ownerRole: 'Inhaber' });
  expect(first?.text).toBe('Ihr Ansprechpartner ist Max Muster, der Inhaber.');
});

test('beside her portrait on the first screen, the facts do not name her again', async () => {
  const facts = await factsFor({ portrait: { file: 'maria.jpg' }, sentence: 'Ich komme selbst.' });
  expect(facts.map(({ name }) => name)).toEqual(['Versichert', 'Unser Wort']);
});

test.each([
  ['Kleinunternehmerin', 'Endpreis'],
  [undefined, 'Endpreis inkl. USt'],
])('the prices of a business with the tax word %s are called "%s"', async (smallBusiness, words) => {
  await factsFor({}, { smallBusiness });
  expect((await import('#site/home/texts.ts')).texts.costs.finalPrice).toBe(words);
});
