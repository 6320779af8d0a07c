import { expect, test, vi } from 'vitest';
import { PLANNED_HOLIDAYS } from '#content/planned-holidays.ts';

test('pages built with holidays show them to visitors and search engines', async () => {
  const closed = {
    from: '2026-12-24',
    to: '2027-01-02',
    why: 'Vom 24. Dezember bis 2. Januar haben wir Betriebsferien.',
  };
  vi.stubEnv(PLANNED_HOLIDAYS, JSON.stringify([closed]));
  vi.resetModules();
  const { faqGroups } = await import('#content/faq.ts');
  const { businessNode } = await import('#site/head/business-node.ts');
  expect(JSON.stringify(faqGroups)).toContain(closed.why);
  expect(JSON.stringify(businessNode())).toContain('"validFrom":"2026-12-24","validThrough":"2027-01-02"');
});
