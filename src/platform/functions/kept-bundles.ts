import { readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FunctionFile, functionFiles } from '#build/function-files.ts';
import { projectFolder } from '#build/project.ts';
import { bundleOf, writeBundles } from '#build/write-bundles.ts';
import { asFunction, type NetlifyFunction } from './functions.ts';

const NOTE = 'sources.json';
/** Dates the installation, because npm gives all packages' files one time. */
const INSTALLED = 'node_modules/.package-lock.json';
const publishedFacts = () => realpath(join(projectFolder, '.cache/site/facts'));

/** Bundles a folder's functions into `outFolder` if a source is newer. @throws the bundler's error with file and line. */
export async function keptBundles(folder: string, outFolder: string): Promise<FunctionFile[]> {
  const files = await functionFiles(folder);
  if (await areFresh(files, outFolder)) return files;
  const at = performance.timeOrigin + performance.now();
  const sources = await writeBundles(folder, outFolder);
  const note = { at, facts: await publishedFacts(), sources: [...sources, INSTALLED] };
  await writeFile(join(outFolder, NOTE), JSON.stringify(note));
  return files;
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
export async function loadBundles(files: readonly FunctionFile[], folder: string): Promise<NetlifyFunction[]> {
  return Promise.all(
    files.map(async ({ name }) =>
      asFunction(name, await import(/* @vite-ignore */ pathToFileURL(bundleOf(folder, name)).href)),
    ),
  );
}
