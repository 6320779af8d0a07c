import { readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { functionsFolder, projectFolder } from '#build/project.ts';
import { bundleOf, functionsIn, writeBundles } from '#build/write-bundles.ts';
import { asFunction, type NetlifyFunction } from './functions.ts';

const NOTE = 'sources.json';
/** Dates the installation, because npm gives all packages' files one time. */
const INSTALLED = 'node_modules/.package-lock.json';

/** The facts and when they were put in their place: those of before a failed build come back with their old times. */
async function publishedFacts(): Promise<string> {
  const folder = await realpath(join(projectFolder, '.cache/site/facts'));
  return `${folder} ${(await stat(folder)).mtimeMs}`;
}

/**
 * Bundles a folder's functions into a new folder of `store` if a source is newer. The one before stays, because another
 * server may load parts of it late. @throws the bundler's error with file and line.
 */
export async function keptBundles(folder: string, store: string): Promise<string> {
  const kept = (await readdir(store).catch(() => [])).toSorted();
  const newest = join(store, kept.at(-1) ?? '');
  if (await isFresh(newest, await functionsIn(folder))) return newest;
  const at = performance.timeOrigin + performance.now();
  const bundles = join(store, at.toFixed(3));
  const sources = [...(await writeBundles(folder, bundles)), INSTALLED];
  await writeFile(join(bundles, NOTE), JSON.stringify({ at, facts: await publishedFacts(), sources }));
  for (const older of kept.slice(0, -1)) await rm(join(store, older), { recursive: true, force: true });
  return bundles;
}

async function isFresh(bundles: string, names: readonly string[]): Promise<boolean> {
  try {
    const { at, facts, sources } = JSON.parse(await readFile(join(bundles, NOTE), 'utf8'));
    const dated = sources.map(async (path: string) => (await stat(resolve(projectFolder, path))).mtimeMs);
    const times: number[] = await Promise.all(dated);
    await Promise.all(names.map((name) => stat(bundleOf(bundles, name))));
    return facts === (await publishedFacts()) && times.every((time) => time < at);
  } catch {
    return false;
  }
}

/** Imports the bundles once, as warm functions do. Needs the complete environment. */
export async function loadBundles(folder: string): Promise<NetlifyFunction[]> {
  const load = async (name: string) =>
    asFunction(name, await import(/* @vite-ignore */ pathToFileURL(bundleOf(folder, name)).href));
  return Promise.all((await functionsIn(functionsFolder)).map(load));
}
