import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/source/project-files.ts';

const dist = join(ROOT, 'dist');

/** The public pages as they were built; the admin's shells lie in a folder of their own. */
const builtPages = () =>
  readdirSync(dist)
    .filter((file) => file.endsWith('.html') && file !== 'admin.html')
    .map((file) => ({ file, html: readFileSync(join(dist, file), 'utf8') }));

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
const descriptionOf = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
const within = (text: string, min: number, max: number) => text.length >= min && text.length <= max;

/** What the heads of these pages lack, a line each. */
function faultsOfHeads(pages: readonly { file: string; html: string }[]): string[] {
  const shared = (part: (html: string) => string, html: string) =>
    pages.filter((other) => part(other.html) === part(html)).length > 1;
  return pages.flatMap(({ file, html }) => [
    ...(within(titleOf(html), 50, 60) ? [] : [`${file}: title of ${titleOf(html).length} characters`]),
    ...(shared(titleOf, html) ? [`${file}: title of another page`] : []),
    ...(within(descriptionOf(html), 120, 158) ? [] : [`${file}: description of ${descriptionOf(html).length}`]),
    ...(shared(descriptionOf, html) ? [`${file}: description of another page`] : []),
    ...(html.includes('<html lang="de"') ? [] : [`${file}: no language`]),
    ...(html.split('<h1').length === 2 ? [] : [`${file}: not exactly one h1`]),
  ]);
}

test('every public page has a title, a description and an h1 of its own, in the right length', () => {
  expect(builtPages().length).toBeGreaterThanOrEqual(7);
  expect(faultsOfHeads(builtPages())).toEqual([]);
});

test('a page without them is found', () => {
  const html = '<html><title>Kurz</title><meta name="description" content="Kurz"><h1>A</h1><h1>B</h1>';
  expect(faultsOfHeads([{ file: 'x.html', html }])).toEqual([
    'x.html: title of 4 characters',
    'x.html: description of 4',
    'x.html: no language',
    'x.html: not exactly one h1',
  ]);
});
