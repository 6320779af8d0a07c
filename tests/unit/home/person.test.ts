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

test('the facts about the owner have her promises, and the insurer only if the data have one', async () => {
  expect(await factsFor({})).toEqual([
    {
      name: 'Versichert',
      text: 'Geht doch etwas kaputt, sagen wir es sofort und melden es unserer Haftpflichtversicherung.',
    },
    {
      name: 'Unser Wort',
      text: 'Sie sehen am nächsten Morgen noch einen Streifen? Anruf genügt, wir wischen nach, ohne Aufpreis.',
    },
  ]);
  const [insured] = await factsFor({ insurer: 'Beispiel AG, bis 3 Mio. Euro' });
  expect(insured?.text).toMatch(/unserer Haftpflichtversicherung \(Beispiel AG, bis 3 Mio\. Euro\)\.$/);
});

test('an owner without insurance promises none', async () => {
  const facts = await factsFor({ insurer: null, certificate: null });
  expect(facts.slice(0, 1)).toEqual([
    { name: 'Bei Schäden', text: 'Geht doch etwas kaputt, sagen wir es sofort und stehen selbst dafür ein.' },
  ]);
});

test.each([
  ['Kleinunternehmerin', 'Endpreis'],
  [undefined, 'Endpreis inkl. USt'],
])('the prices of a business with the tax word %s are called "%s"', async (smallBusiness, words) => {
  await factsFor({}, { smallBusiness });
  expect((await import('#site/home/texts.ts')).texts.costs.finalPrice).toBe(words);
});
