import { expect, test, vi } from 'vitest';
import { business } from '#content/business.ts';

const factsFor = async (person: Partial<typeof business.person>) => {
  vi.resetModules();
  vi.doMock('#content/business.ts', () => ({ business: { ...business, person: { ...business.person, ...person } } }));
  const { texts } = await import('#features/home/texts.ts');
  return texts.person;
};

test('names the owner, and of insurance and certificates only what the data know', async () => {
  expect(await factsFor({})).toMatchObject({
    title: 'Wer zu Ihnen kommt',
    lead: 'Maria Muster, Inhaberin.',
    facts: [
      { name: 'Versichert', text: 'Wir haben eine Betriebshaftpflichtversicherung.' },
      { name: 'Garantie', text: 'Was nicht streifenfrei ist, machen wir gleich nach, ohne Aufpreis.' },
      { name: 'Nachweise', text: 'Polizeiliches Führungszeugnis auf Wunsch.' },
    ],
  });
});

test('says more once the owner has answered', async () => {
  const { facts } = await factsFor({
    insurer: 'Beispiel AG, bis 3 Mio. Euro',
    certificate: 'Gebäudereinigermeisterin',
  });
  expect(facts.map(({ text }) => text)).toEqual([
    'Wir haben eine Betriebshaftpflichtversicherung: Beispiel AG, bis 3 Mio. Euro.',
    'Was nicht streifenfrei ist, machen wir gleich nach, ohne Aufpreis.',
    'Gebäudereinigermeisterin. Polizeiliches Führungszeugnis auf Wunsch.',
  ]);
});

test('null shows as little as no answer', async () => {
  const { facts } = await factsFor({ insurer: null, certificate: null });
  expect(facts[0]?.text).toBe('Wir haben eine Betriebshaftpflichtversicherung.');
});
