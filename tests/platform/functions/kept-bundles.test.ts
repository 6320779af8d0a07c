import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleOf } from '#build/write-bundles.ts';
import { keptBundles } from '#platform/functions/kept-bundles.ts';
import { emptyFolder } from '../../support/folders.ts';

const says = (text: string) => `export default () => new Response('${text}');`;

/** Bundles a function with an import once. `bundled` bundles again and returns the result. */
async function aBundle() {
  const [folder, store] = [await emptyFolder(), await emptyFolder()];
  await writeFile(join(folder, 'echo.ts'), "export { default } from './text.ts';");
  await writeFile(join(folder, 'text.ts'), says('one'));
  const bundled = async () => readFile(bundleOf(await keptBundles(folder, store), 'echo'), 'utf8');
  expect(await bundled()).toContain('one');
  return { folder, store, bundled, newest: () => keptBundles(folder, store) };
}

test('bundles are kept until a source changes, packages are installed or other facts are published', async () => {
  const { newest, bundled } = await aBundle();
  const spoil = async () => writeFile(bundleOf(await newest(), 'echo'), 'as it was');
  await spoil();
  expect(await bundled()).toBe('as it was');
  const note = JSON.parse(await readFile(join(await newest(), 'sources.json'), 'utf8'));
  expect(note.sources).toContain('node_modules/.package-lock.json');
  for (const change of [{ at: 0 }, { facts: 'published.1' }, { facts: note.facts.replace(/[\d.]+$/, '1') }]) {
    await spoil();
    await writeFile(join(await newest(), 'sources.json'), JSON.stringify({ ...note, ...change }));
    expect(await bundled()).toContain('one');
  }
});

test('a changed or deleted source, a new function or a missing bundle causes a new bundle, beside which the last one stays', async () => {
  const { folder, store, newest, bundled } = await aBundle();
  const first = await newest();
  await rm(bundleOf(first, 'echo'));
  expect(await bundled()).toContain('one');
  await writeFile(join(folder, 'second.ts'), says('another'));
  const second = await newest();
  expect(await readFile(bundleOf(second, 'second'), 'utf8')).toContain('another');
  await writeFile(join(folder, 'text.ts'), says('two'));
  expect(await bundled()).toContain('two');
  expect((await readdir(store)).map((name) => join(store, name)).toSorted()).toEqual([second, await newest()]);
  await rm(join(folder, 'text.ts'));
  await expect(bundled()).rejects.toThrow('text.ts');
});
