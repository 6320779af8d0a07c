import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, test } from 'vitest';
import { builtFiles, readProjectFile } from '../../support/source/project-files.ts';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

const pages = builtFiles(/^dist\/[^/]+\.html$/);

/** Places where a line must not break: ordinary blanks, or 'E-Mail' without its span. */
const BREAKABLE = new RegExp(
  [
    '\\d[ \\n](?:%|(?:km|ppm|Euro|Uhr|Pixel|Zeichen|Kilometern?|Sekunden?|Minuten?|Stunden?|Tagen?|Tage?|Monate?n?|Jahre?n?)(?!\\p{L}))',
    '§[ \\n]\\d',
    '(?:Art\\.|Artikel|Abs\\.|Absatz|Buchstabe|lit\\.)[ \\n](?:\\d|[a-z]\\b)',
    '\\bz\\.[ \\n]B\\.',
    '\\bd\\.[ \\n]h\\.',
    'E-Mail',
  ].join('|'),
  'gu',
);

/** Returns the visible text of a page, without the parts that a style keeps on one line. */
function shownText(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (['head', 'script', 'style', 'title'].includes(node.nodeName)) return '';
  const together = 'attrs' in node && node.attrs.some(({ name, value }) => name === 'class' && value === 'together');
  if (together) return '_';
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  const text = children.map(shownText).join('');
  // A label of this word alone begins its line, so it can't break.
  return text.trim() === 'E-Mail' ? '' : text;
}

const breaksIn = (html: string) => shownText(parse(html)).match(BREAKABLE) ?? [];

test.each(pages)(
  "no line of $path can break in 'E-Mail', between a number and its unit, or after a paragraph's sign",
  ({ text }) => {
    expect(breaksIn(text)).toEqual([]);
  },
);

test('the build has texts to keep together', () => {
  expect(readProjectFile('dist/datenschutz.html').text).toContain('7\u00a0Tage');
});

test.each([
  ['im Umkreis von 20 km'],
  ['<b>100</b> %'],
  ['bis zu 24\nStunden'],
  ['nach § 19 UStG'],
  ['z. B. im Mai'],
  ['per E-Mail'],
  ['<template><p>per E-Mail</p></template>'],
])('finds a planted break: %s', (html) => {
  expect(breaksIn(`<body><p>${html}</p>`)).toHaveLength(1);
});
