import { expect, test } from 'vitest';
import { readRobotsTxt } from '#admin/seo/site/robots-txt.ts';

const lines = (...text: string[]) => readRobotsTxt(text.join('\n'));

test.each([
  ['without rules allows everything', [], '/faq', true],
  ['with an empty rule, too', ['Disallow:'], '/faq', true],
  ['forbids what begins like a rule', ['Disallow: /api/'], '/api/contact', false],
  ['and nothing shorter', ['Disallow: /api/'], '/api', true],
  ['reads lower case and leaves out comments', ['disallow: /faq # nicht diese'], '/faq/mehr', false],
  ['knows * and $', ['Disallow: /*.pdf$'], '/a/b.pdf', false],
  ['ends a rule at $', ['Disallow: /*.pdf$'], '/a.pdf?x', true],
  ['knows * within', ['Disallow: /alt*neu'], '/alt-und-neu', false],
  ['lets the longest rule decide', ['Disallow: /', 'Allow: /faq'], '/faq', true],
  ['lets the longest rule decide, the other way', ['Disallow: /', 'Allow: /faq'], '/', false],
  ['of two as long takes the one that allows', ['Disallow: /alt', 'Allow: /alt'], '/alt', true],
] as const)('a robots.txt %s', (_, rules, path, isAllowed) => {
  expect(lines('User-agent: *', ...rules).allows(path)).toBe(isAllowed);
});

test('gives a crawler its own rules, and several crawlers shared ones', () => {
  const { allows } = lines(
    'User-agent: *',
    'Disallow:',
    '',
    'User-agent: Googlebot',
    'User-agent: Bingbot',
    'Disallow: /',
  );
  expect([allows('/'), allows('/', 'Googlebot'), allows('/', 'Bingbot')]).toEqual([true, false, false]);
});

test('names its sitemaps wherever they stand', () => {
  const { sitemaps } = lines('Sitemap: https://a.example/sitemap.xml', 'User-agent: *', 'sitemap: /zwei.xml');
  expect(sitemaps).toEqual(['https://a.example/sitemap.xml', '/zwei.xml']);
});
