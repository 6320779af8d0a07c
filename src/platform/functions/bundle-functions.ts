import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asFunction, type NetlifyFunction } from './netlify-function.ts';
import { writeBundles } from './write-bundles.ts';

/**
 * Bundles every function of a folder and loads it once, as a warm function on Netlify is. `outFolder` is emptied first.
 * @throws esbuild's error, which names the file and line.
 */
export async function bundleFunctions(folder: string, outFolder: string): Promise<NetlifyFunction[]> {
  const files = await writeBundles(folder, outFolder);
  return Promise.all(
    files.map(async ({ name }) => {
      const { href } = pathToFileURL(join(outFolder, `${name}.mjs`));
      // Loaded anew by every start, also by a second one in the same process.
      return asFunction(name, await import(/* @vite-ignore */ `${href}?${performance.now()}`));
    }),
  );
}
