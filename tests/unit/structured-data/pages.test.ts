import { expect, test } from 'vitest';
import { type PublicPage, pages } from '#content/pages.ts';

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

test("the home page's description has the four claims of Spec §1 (ruling 39)", () => {
  expect(pages.home.description).toMatch(/streifenfrei.*schnelle Termine.*faire Preise.*kurze Wege/);
});
