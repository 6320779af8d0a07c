import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FunctionFile } from '#build/function-files.ts';
import { asFunction, type NetlifyFunction } from './netlify-function.ts';

/** Loads the bundles in a folder once, as warm functions on Netlify are. Their environment must be complete. */
export async function loadBundles(files: readonly FunctionFile[], folder: string): Promise<NetlifyFunction[]> {
  return Promise.all(
    files.map(async ({ name }) => {
      const { href } = pathToFileURL(join(folder, `${name}.mjs`));
      // Loaded anew by every start, also by a second one in the same process.
      return asFunction(name, await import(/* @vite-ignore */ `${href}?${performance.now()}`));
    }),
  );
}
