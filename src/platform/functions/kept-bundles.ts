import { readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FunctionFile, functionFiles } from '#build/function-files.ts';
import { functionsFolder, projectFolder } from '#build/project.ts';
import { bundleOf, writeBundles } from '#build/write-bundles.ts';
import { asFunction, type NetlifyFunction } from './functions.ts';

const NOTE = 'sources.json';
/** Dates the installation, because npm gives all packages' files one time. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Names the facts in their place, and when they were put there: those of before a failed build come back with old times. */
async function publishedFacts(): Promise<string> {
  const folder = await realpath(join(projectFolder, '.cache/site/facts'));
  return `${folder} ${(await stat(folder)).mtimeMs}`;
}

/**
 * Bundles a folder's functions into a new folder of `store` if a source is newer. The one before stays, because another
 * server may load parts of it late. @throws the bundler's error with file and line.
 */
export async function keptBundles(folder: string, store: string): Promise<string> {
  const files = await functionFiles(folder);
  const kept = (await readdir(store).catch(() => [])).toSorted();
  const newest = join(store, kept.at(-1) ?? '');
  if (await areFresh(files, newest)) return newest;
  const at = performance.timeOrigin + performance.now();
  const bundles = join(store, at.toFixed(3));
  const sources = await writeBundles(folder, bundles);
  const note = { at, facts: await publishedFacts(), sources: [...sources, INSTALLED] };
  await writeFile(join(bundles, NOTE), JSON.stringify(note));
  for (const older of kept.slice(0, -1)) await rm(join(store, older), { recursive: true, force: true });
  return bundles;
}

async function areFresh(files: readonly FunctionFile[], outFolder: string): Promise<boolean> {
  try {
    const { at, facts, sources }: { at: number; facts: string; sources: string[] } = JSON.parse(
      await readFile(join(outFolder, NOTE), 'utf8'),
    );
    const times = await Promise.all(sources.map(async (path) => (await stat(resolve(projectFolder, path))).mtimeMs));
    await Promise.all(files.map(({ name }) => stat(bundleOf(outFolder, name))));
    return facts === (await publishedFacts()) && times.every((time) => time < at);
  } catch {
    return false;
  }
}

/** Imports the bundles once, as warm functions do. Needs the complete environment. */
export async function loadBundles(folder: string): Promise<NetlifyFunction[]> {
  const files = await functionFiles(functionsFolder);
  return Promise.all(
    files.map(async ({ name }) =>
      asFunction(name, await import(/* @vite-ignore */ pathToFileURL(bundleOf(folder, name)).href)),
    ),
  );
}
