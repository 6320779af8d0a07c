import { expect, test } from 'vitest';
import { parseHtml } from '#admin/seo/site/html.ts';
import { mainContentOf } from '#admin/seo/sitemap/sitemap.server.ts';

const contentOf = (main: string, around = '') =>
  mainContentOf(parseHtml(`<header>${around}</header><main>${main}</main><footer>${around}</footer>`));

test.each([
  ['header and footer', '<p>Text</p>', 'Neuer Knopf'],
  ['white space and wrapping elements', '<div class="neu">\n  <p>\n Text </p></div>', ''],
  ['scripts, styles and drawings', '<style>p{}</style><svg><title>X</title></svg><p>Text</p><script>1</script>', ''],
  ['names of built files', '<a href="/_astro/bild.AbC.webp"></a><p>Text</p>', ''],
  ['dates of today', '<p>Text <time data-today>21. November 2026</time></p>', ''],
])('%s do not change the main content', (_, main, around) => {
  expect(contentOf(main, around)).toBe(contentOf('<p>Text</p>'));
});

test('a changed word, picture text or link changes the main content', () => {
  const before = contentOf('<p>Text</p><img alt="a"><a href="/a">A</a>');
  expect(contentOf('<p>Texte</p><img alt="a"><a href="/a">A</a>')).not.toBe(before);
  expect(contentOf('<p>Text</p><img alt="b"><a href="/a">A</a>')).not.toBe(before);
  expect(contentOf('<p>Text</p><img alt="a"><a href="/b">A</a>')).not.toBe(before);
});
