import { expect, test } from 'vitest';
import { PUBLIC_PAGES, publicPageOf } from '#content/pages.ts';
import { projectFiles } from '../support/source/project-files.ts';

test('the list of public pages equals src/pages without 404', () => {
  const pages = projectFiles(/^src\/pages\/[^[\]]+\.(astro|md)$/)
    .map(({ path }) => path.replace(/^src\/pages/, '').replace(/(\/index)?\.(astro|md)$/, '') || '/')
    .filter((page) => page !== '/404');
  expect(pages.length).toBeGreaterThan(4);
  expect(PUBLIC_PAGES.toSorted()).toEqual(pages.toSorted());
});

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/faq', '/faq'],
  ['/faq/', '/faq'],
  ['/faq.html', '/faq'],
  ['/404', undefined],
  ['/404.html', undefined],
  ['/gibt-es-nicht', undefined],
  ['/admin', undefined],
  ['/faq/preise', undefined],
  ['', '/'],
])('the public page of the path %j is %j', (path, page) => {
  expect(publicPageOf(path)).toBe(page);
});
