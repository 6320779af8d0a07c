import { expect, test } from 'vitest';
import { indexedPages, type PublicPage, pages, pageUrl } from '#content/pages.ts';

const all = Object.values<PublicPage>(pages);

test.each(all)('the page $name has a title of 50 to 60 characters, and a description of 120 to 158', (page) => {
  expect(page.title).toMatch(/^.{50,60}$/);
  expect(page.description).toMatch(/^.{120,158}$/);
});

test('no two pages share address, title or description', () => {
  for (const part of ['path', 'title', 'description'] as const) {
    expect(new Set(all.map((page) => page[part])).size, part).toBe(all.length);
  }
});

test('search engines may show home page, FAQ, Impressum and the accessibility statement', () => {
  expect(indexedPages.map(pageUrl)).toEqual([
    'https://www.muster-glasreinigung.example/',
    'https://www.muster-glasreinigung.example/faq',
    'https://www.muster-glasreinigung.example/impressum',
    'https://www.muster-glasreinigung.example/barrierefreiheit',
  ]);
});

test("the home page's description has the four claims of Spec §1 (ruling 39)", () => {
  expect(pages.home.description).toMatch(/streifenfrei.*schnelle Termine.*faire Preise.*kurze Wege/);
});
