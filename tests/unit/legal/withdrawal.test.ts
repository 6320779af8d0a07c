import { afterEach, expect, test, vi } from 'vitest';
import * as firm from '#facts/firm.ts';
import { readText } from './legal-texts.ts';

afterEach(() => vi.resetModules());

async function contentWith(withdrawal: boolean | null | undefined) {
  vi.resetModules();
  vi.doMock('#facts/firm.ts', () => ({ ...firm, withdrawal }));
  return { ...(await import('#content/pages.ts')), ...(await import('#content/reply-templates.ts')) };
}
type Content = Awaited<ReturnType<typeof contentWith>>;
const offer = ({ USUAL_TEMPLATES }: Content) => USUAL_TEMPLATES.find(({ title }) => title === 'Angebot')?.text;

test.each([undefined, null, false])(
  'with the fact %s there is no /widerruf, and the offer says nothing',
  async (fact) => {
    const content = await contentWith(fact);
    expect(content.PUBLIC_PAGES).not.toContain('/widerruf');
    expect(offer(content)).toMatch(/genügt eine kurze Antwort\.$/);
  },
);

test('with the fact there is a page, and the offer names it and the words for an early start', async () => {
  const content = await contentWith(true);
  expect(content.PUBLIC_PAGES).toContain('/widerruf');
  expect(content.indexedPages.map(({ path }) => path)).not.toContain('widerruf');
  expect(offer(content)).toContain('14 Tage lang widerrufen: https://www.muster-glasreinigung.example/widerruf.');
  expect(offer(content)).toContain('„Bitte beginnen Sie schon vor Ablauf der Frist.');
  expect(offer(content)?.length).toBeLessThanOrEqual(800);
});

test.each([
  ['the period', 'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.'],
  ['who receives it', 'Maria Muster, Muster Glasreinigung Rheinhessen, Musterstraße 1, 55000 Musterstadt'],
  ['what is owed after an early start', 'einen angemessenen Betrag'],
  ['the words for an early start', 'Ich weiß, dass ich nicht mehr widerrufen kann, wenn Sie fertig sind.'],
  ['the model form', 'Hiermit widerrufe(n) ich/wir'],
])('the instruction on withdrawal says %s', (_, words) => expect(readText('withdrawal')).toContain(words));
