import { loadBundles } from './load-bundles.ts';
import type { NetlifyFunction } from './netlify-function.ts';
import { writeBundles } from './write-bundles.ts';

/**
 * Bundles every function of a folder and loads it. `outFolder` is emptied first.
 * @throws esbuild's error, which names the file and line.
 */
export async function bundleFunctions(folder: string, outFolder: string): Promise<NetlifyFunction[]> {
  return loadBundles(await writeBundles(folder, outFolder), outFolder);
}
