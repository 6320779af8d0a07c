import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { functionFiles } from './function-files.ts';
import { projectFolder } from './project.ts';

export const bundleOf = (outFolder: string, name: string): string => join(outFolder, name, `${name}.mjs`);

/** Bundles every function into a folder of its own in the emptied `outFolder`. Returns the sources. */
export async function writeBundles(folder: string, outFolder: string): Promise<string[]> {
  const files = await functionFiles(folder);
  await rm(outFolder, { recursive: true, force: true });
  const sources = await Promise.all(
    files.map(async ({ name, path }) => {
      await using bundled = await rolldown({
        cwd: projectFolder,
        input: path,
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
