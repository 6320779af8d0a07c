import { expect, test } from 'vitest';
import { builtFiles } from '../../support/source/project-files.ts';

const pages = builtFiles(/\.html$/);
const ORDER = ['theme', 'base', 'components', 'utilities'];

/** Lists the layers in the order in which a page's own styles first name them; later ones are stronger. */
function layersOf(html: string): string[] {
  const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text).join('\n');
  const named = [...css.matchAll(/@layer\s+([\w\s,]+?)\s*[;{]/g)].flatMap(([, names = '']) => names.split(/\s*,\s*/));
  return [...new Set(named)].filter((name) => ORDER.includes(name));
}

test.each(pages)('the reset is the weakest style and the utilities the strongest in $path', ({ text }) => {
  expect(layersOf(text)).toEqual(ORDER);
});

test('the check finds a bundle that opens with a later layer', () => {
  expect(layersOf('<style>@layer components{a{}}@layer theme,base,components,utilities;</style>')).not.toEqual(ORDER);
});
