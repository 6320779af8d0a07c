import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SeoItem } from '#admin/seo/contract.ts';
import { CheckGroups } from '#admin/seo/page/CheckGroups.tsx';

const anItem = (id: string, changes: object) =>
  ({
    ...{ id, category: 'Technik', description: 'Was geprüft wird.', status: 'success' },
    ...{ lastChecked: '2026-03-02T09:00:00.000Z' },
    ...changes,
  }) as SeoItem;

const items = [
  anItem('a', { title: 'Eins', score: 100 }),
  anItem('b', { title: 'Zwei', score: 55, status: 'warning', details: 'Erste Stelle\nZweite Stelle', advice: 'Rat.' }),
  anItem('c', { title: 'Drei', score: 0, status: 'error', category: 'Inhalt' }),
  anItem('d', { title: 'Vier', status: 'halb' }),
];

test('the SEO page shows every state in words, findings and advice, and closes passed checks', () => {
  const html = renderToStaticMarkup(<CheckGroups items={items} />);
  const article = (title: string) => html.split('<article').find((part) => part.includes(`>${title}</h3>`)) ?? '';
  for (const [title, word] of Object.entries({ Zwei: 'Warnung', Drei: 'Fehler', Vier: 'Unbekannt' })) {
    expect(article(title)).toContain(`</span>${word}</span>`);
  }
  expect(article('Zwei')).toMatch(
    /<li>Erste Stelle<\/li><li>Zweite Stelle<\/li>.*<strong>Was Sie tun können:<\/strong> Rat\./,
  );
  expect(html).toContain('>1 Prüfung bestanden</summary>');
  expect(html).not.toContain('Eins');
  expect([...html.matchAll(/<section[^>]*aria-label="(\w+)"/g)].map(([, category]) => category)).toEqual([
    'Technik',
    'Inhalt',
  ]);
});
