import { expect, test, vi } from 'vitest';
import { closedLine } from '#content/hours.ts';

test('closed days among the facts are shown to visitors in the FAQ, and to search engines', async () => {
  const why = 'Vom 24. Dezember bis 2. Januar haben wir Betriebsferien.';
  vi.doMock('#facts/hours.ts', async (importActual) => ({
    ...(await importActual<object>()),
    closed: [{ from: '2026-12-24', to: '2027-01-02', why }],
  }));
  vi.resetModules();
  const { faqGroups } = await import('#content/faq.ts');
  const { businessNode } = await import('#site/head/business-node.ts');
  expect(JSON.stringify(faqGroups)).toContain(why);
  expect(JSON.stringify(businessNode())).toContain('"validFrom":"2026-12-24","validThrough":"2027-01-02"');
  vi.doUnmock('#facts/hours.ts');
});

test.each([
  ['2026-12-24', '2027-01-06', 'Wir machen Pause.', 'Vom 24. Dezember bis 6. Januar: Wir machen Pause.'],
  ['2026-12-24', '2026-12-24', 'Wir machen Pause.', 'Am 24. Dezember: Wir machen Pause.'],
  ['2026-12-24', '2027-01-06', 'Vom 24. Dezember an ist Pause.', 'Vom 24. Dezember an ist Pause.'],
])('closed days from %s to %s with the sentence "%s" read "%s"', (from, to, why, line) => {
  expect(closedLine({ from, to, why })).toBe(line);
});
