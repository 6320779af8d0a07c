import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleOf } from '#build/write-bundles.ts';
import { keptBundles } from '#platform/functions/kept-bundles.ts';
import { emptyFolder } from '../support/folders.ts';

const says = (text: string) => `export default () => new Response('${text}');`;

/** Bundles a function with an import once. `bundled` bundles again and returns the result. */
async function aBundle() {
  const [folder, out] = [await emptyFolder(), await emptyFolder()];
  await writeFile(join(folder, 'echo.ts'), "export { default } from './text.ts';");
  await writeFile(join(folder, 'text.ts'), says('one'));
  const bundled = async () => {
    await keptBundles(folder, out);
    return readFile(bundleOf(out, 'echo'), 'utf8');
  };
  expect(await bundled()).toContain('one');
  return { folder, out, bundled };
}

test('bundles are kept until a source changes, packages are installed or other facts are published', async () => {
  const { out, bundled } = await aBundle();
  const spoil = () => writeFile(bundleOf(out, 'echo'), 'as it was');
  await spoil();
  expect(await bundled()).toBe('as it was');
  const note = JSON.parse(await readFile(join(out, 'sources.json'), 'utf8'));
  expect(note.sources).toContain('node_modules/.package-lock.json');
  for (const change of [{ at: 0 }, { facts: 'published.1' }]) {
    await spoil();
    await writeFile(join(out, 'sources.json'), JSON.stringify({ ...note, ...change }));
    expect(await bundled()).toContain('one');
  }
});

test('a changed or deleted source, a new function or a missing bundle causes a new bundle', async () => {
  const { folder, out, bundled } = await aBundle();
  await rm(bundleOf(out, 'echo'));
  expect(await bundled()).toContain('one');
  await writeFile(join(folder, 'second.ts'), says('another'));
  await bundled();
  expect(await readFile(bundleOf(out, 'second'), 'utf8')).toContain('another');
  await writeFile(join(folder, 'text.ts'), says('two'));
  expect(await bundled()).toContain('two');
  await rm(join(folder, 'text.ts'));
  await expect(bundled()).rejects.toThrow('text.ts');
});
