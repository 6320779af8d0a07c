import { describe, expect, test } from 'vitest';
import { readRobotsTxt } from '#admin/seo/site/robots-txt.ts';

const lines = (...text: string[]) => readRobotsTxt(text.join('\n'));

describe('a robots.txt', () => {
  test('without rules allows everything', () => {
    expect(lines('').allows('/faq')).toBe(true);
    expect(lines('User-agent: *', 'Disallow:').allows('/faq')).toBe(true);
  });

  test('forbids what begins like a rule', () => {
    const { allows } = lines('User-agent: *', 'Disallow: /api/', 'disallow: /faq # nicht diese');
    expect([allows('/api/contact'), allows('/api'), allows('/faq'), allows('/faq/mehr'), allows('/')]).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  test('knows * and $', () => {
    const { allows } = lines('User-agent: *', 'Disallow: /*.pdf$', 'Disallow: /alt*neu');
    expect([allows('/a/b.pdf'), allows('/a.pdf?x'), allows('/alt-und-neu')]).toEqual([false, true, false]);
  });

  test('lets the longest rule decide, and of two as long the one that allows', () => {
    const { allows } = lines('User-agent: *', 'Disallow: /', 'Allow: /faq', 'Disallow: /faq/alt', 'Allow: /faq/alt');
    expect([allows('/'), allows('/faq'), allows('/faq/alt')]).toEqual([false, true, true]);
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
    expect(lines('Sitemap: https://a.example/sitemap.xml', 'User-agent: *', 'sitemap: /zwei.xml').sitemaps).toEqual([
      'https://a.example/sitemap.xml',
      '/zwei.xml',
    ]);
  });
});
