import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bindOpts } from '@netlify/cache-utils';
import { expect, test, vi } from 'vitest';
import { ROOT, readProjectFile } from '../support/source/project-files.ts';
import { emptyFolder } from './support/folders.ts';

/** The plugin's hooks as Netlify would call them in a clone; `cacheDir` is what outlives a build there. */
async function pluginIn(clone: string, cacheDir: string) {
  const [, folder = ''] = /\[\[plugins\]\]\s+package = "([^"]+)"/.exec(readProjectFile('netlify.toml').text) ?? [];
  expect(existsSync(join(ROOT, folder, 'manifest.yml'))).toBe(true);
  const plugin = await import(pathToFileURL(join(ROOT, folder, 'index.js')).href);
  const utils = { cache: bindOpts({ cwd: clone, cacheDir }) };
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  return {
    folder: join(clone, plugin.PICTURES),
    before: () => plugin.onPreBuild({ utils }),
    after: () => plugin.onPostBuild({ utils }),
  };
}

test('a build on Netlify finds the pictures that the last one has made', async () => {
  const outlives = await emptyFolder();
  const first = await pluginIn(await emptyFolder(), outlives);
  await first.before();
  expect(existsSync(first.folder)).toBe(false);
  await mkdir(join(first.folder, 'assets'), { recursive: true });
  await writeFile(join(first.folder, 'assets', 'a.avif'), 'a picture');
  await first.after();

  const second = await pluginIn(await emptyFolder(), outlives);
  await second.before();
  expect(await readFile(join(second.folder, 'assets', 'a.avif'), 'utf8')).toBe('a picture');
});

test('they are kept where Astro looks for them', async () => {
  const { folder } = await pluginIn('', '');
  expect(readProjectFile('astro.config.mjs').text).toContain(`cacheDir: './${folder}'`);
});
