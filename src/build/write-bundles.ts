import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { functionFiles } from './function-files.ts';
import { projectFolder } from './project.ts';

/** Returns a function's bundle in the folder of all. */
export const bundleOf = (outFolder: string, name: string): string => join(outFolder, name, `${name}.mjs`);

/**
 * Bundles every function of a folder into a folder of its own, which imports only Node's modules. A part that it
 * imports late is a file of its own. The same bundles run locally, in tests and on Netlify. Empties `outFolder` first.
 * Returns the sources.
 * @throws the bundler's error, which names the file and line.
 */
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
