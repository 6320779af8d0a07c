import { functionFiles } from '#build/function-files.ts';
import { asFunction, type NetlifyFunction } from '../functions/netlify-function.ts';

/** Loads a module's newest code. */
export type LoadModule = (path: string) => Promise<Record<string, unknown>>;

/** Lists the functions of a folder, with their newest code at each call. */
export function devFunctions(folder: string, load: LoadModule): () => Promise<NetlifyFunction[]> {
  const lastWhole = new Map<string, NetlifyFunction>();
  return async () => {
    const loading = (await functionFiles(folder)).map(async ({ name, path }) => {
      try {
        lastWhole.set(name, asFunction(name, await load(path)));
        return lastWhole.get(name);
      } catch (error) {
        // Fails at the address of its last working version.
        const known = lastWhole.get(name);
        if (known === undefined) console.error(`The function '${name}' could not be loaded.`, error);
        return known && { ...known, handler: () => Promise.reject(error) };
      }
    });
    return (await Promise.all(loading)).filter((found) => found !== undefined);
  };
}
