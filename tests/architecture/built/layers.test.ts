import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/source/project-files.ts';

const dist = join(ROOT, 'dist');
const ORDER = ['theme', 'base', 'components', 'utilities'];

/** The layers in the order in which a page's own styles name them first: the later, the stronger. */
function layersOf(html: string): string[] {
  const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text).join('\n');
  const named = [...css.matchAll(/@layer\s+([\w\s,]+?)\s*[;{]/g)].flatMap(([, names = '']) => names.split(/\s*,\s*/));
  return [...new Set(named)].filter((name) => ORDER.includes(name));
}

test('there are pages to look at', () => {
  expect(globSync('**/*.html', { cwd: dist })).toEqual(
    expect.arrayContaining(['index.html', 'danke.html', 'anfrage-pruefen.html', 'admin/login.html']),
  );
});

test.each(globSync('**/*.html', { cwd: dist }))(
  'the reset is the weakest style and the utilities the strongest in %s',
  (page) => {
    expect(layersOf(readFileSync(join(dist, page), 'utf8'))).toEqual(ORDER);
  },
);

test('a bundle that opens with a later layer is found', () => {
  expect(layersOf('<style>@layer components{a{}}@layer theme,base,components,utilities;</style>')).not.toEqual(ORDER);
});
