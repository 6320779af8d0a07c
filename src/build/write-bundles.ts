import { readdir, rm } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { rolldown } from 'rolldown';
import { projectFolder } from './project.ts';

export const bundleOf = (outFolder: string, name: string): string => join(outFolder, name, `${name}.mjs`);

/** Names the functions of a folder. */
export const functionsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => parse(file).name)
    .toSorted();

/** Bundles every function into a folder of its own in the emptied `outFolder`. Returns the sources. */
export async function writeBundles(folder: string, outFolder: string): Promise<string[]> {
  const names = await functionsIn(folder);
  await rm(outFolder, { recursive: true, force: true });
  const sources = await Promise.all(
    names.map(async (name) => {
      await using bundled = await rolldown({
        cwd: projectFolder,
        input: join(folder, `${name}.ts`),
        platform: 'node',
        transform: { target: 'node24' },
      });
      await bundled.write({
        dir: join(outFolder, name),
        entryFileNames: '[name].mjs',
        chunkFileNames: '[name]-[hash].mjs',
      });
      return bundled.watchFiles;
    }),
  );
  return [...new Set(sources.flat())];
}
