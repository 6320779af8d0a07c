import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bindOpts } from '@netlify/cache-utils';
import { expect, test, vi } from 'vitest';
import { ROOT, readProjectFile } from '../support/source/project-files.ts';
import { emptyFolder } from './support/folders.ts';

const [, folder = ''] = /\[\[plugins\]\]\s+package = "([^"]+)"/.exec(readProjectFile('netlify.toml').text) ?? [];
const plugin = await import(pathToFileURL(join(ROOT, folder, 'index.js')).href);
const [, pictures = ''] = /cacheDir: '\.\/([^']+)'/.exec(readProjectFile('astro.config.mjs').text) ?? [];

/** A clone of the project, and the plugin's hooks as Netlify would call them there; `cacheDir` outlives a build. */
async function aBuild(cacheDir: string) {
  const clone = await emptyFolder();
  const utils = { cache: bindOpts({ cwd: clone, cacheDir }) };
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  return {
    folder: join(clone, pictures),
    before: () => plugin.onPreBuild({ utils }),
    after: () => plugin.onPostBuild({ utils }),
  };
}

test('a build on Netlify finds the pictures that the last one has made', async () => {
  const outlives = await emptyFolder();
  const first = await aBuild(outlives);
  await first.before();
  expect(existsSync(first.folder)).toBe(false);
  await mkdir(join(first.folder, 'assets'), { recursive: true });
  await writeFile(join(first.folder, 'assets', 'a.avif'), 'a picture');
  await first.after();

  const second = await aBuild(outlives);
  await second.before();
  expect(await readFile(join(second.folder, 'assets', 'a.avif'), 'utf8')).toBe('a picture');
});

test('the plugin is one that Netlify’s build takes: with a manifest, and with hooks alone', () => {
  expect(existsSync(join(ROOT, folder, 'manifest.yml'))).toBe(true);
  expect(Object.keys(plugin).toSorted()).toEqual(['onPostBuild', 'onPreBuild']);
});
