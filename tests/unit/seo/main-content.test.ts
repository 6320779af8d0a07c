import { expect, test } from 'vitest';
import { parseHtml } from '#admin/seo/site/html.ts';
import { mainContentOf } from '#admin/seo/site/main-content.ts';

const contentOf = (main: string, around = '') =>
  mainContentOf(parseHtml(`<header>${around}</header><main>${main}</main><footer>${around}</footer>`));

test('the content of a page is its words, the texts of its pictures and where its links lead', () => {
  expect(contentOf('<h1>Fragen</h1><img alt="Ein Fenster"><p>Mehr <a href="/faq">hier</a></p>').split('\n')).toEqual([
    'Fragen',
    'Ein Fenster',
    'Mehr',
    '/faq',
    'hier',
  ]);
});

test.each([
  ['header and footer', '<p>Text</p>', 'Neuer Knopf'],
  ['white space and wrapping elements', '<div class="neu">\n  <p>\n Text </p></div>', ''],
  ['scripts, styles and drawings', '<style>p{}</style><svg><title>X</title></svg><p>Text</p><script>1</script>', ''],
  ['names of built files', '<a href="/_astro/bild.AbC.webp"></a><p>Text</p>', ''],
  ['the day of today', '<p>Text <time data-today>21. November 2026</time></p>', ''],
])('%s are no change of the content', (_, main, around) => {
  expect(contentOf(main, around)).toBe(contentOf('<p>Text</p>'));
});

test('a changed word, picture text or link is one', () => {
  const before = contentOf('<p>Text</p><img alt="a"><a href="/a">A</a>');
  expect(contentOf('<p>Texte</p><img alt="a"><a href="/a">A</a>')).not.toBe(before);
  expect(contentOf('<p>Text</p><img alt="b"><a href="/a">A</a>')).not.toBe(before);
  expect(contentOf('<p>Text</p><img alt="a"><a href="/b">A</a>')).not.toBe(before);
});
