import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { functionFiles } from './function-files.ts';
import { asFunction, type NetlifyFunction } from './netlify-function.ts';

/** CommonJS packages inside a bundle ask for these; Netlify's bundler gives them too. */
const commonJs = `import { createRequire as platformRequire } from 'node:module';
import { fileURLToPath as platformPath } from 'node:url';
const require = platformRequire(import.meta.url);
const __filename = platformPath(import.meta.url);
const __dirname = platformPath(new URL('.', import.meta.url));`;

/**
 * Bundles every function of a folder into one file without imports but Node's own, and loads it once, as a warm
 * function on Netlify is. `outFolder` is emptied first.
 * @throws esbuild's error, which names the file and line.
 */
export async function bundleFunctions(folder: string, outFolder: string): Promise<NetlifyFunction[]> {
  const files = await functionFiles(folder);
  await rm(outFolder, { recursive: true, force: true });
  await build({
    entryPoints: files.map(({ path }) => path),
    outdir: outFolder,
    outExtension: { '.js': '.mjs' },
    banner: { js: commonJs },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
  });
  return Promise.all(
    files.map(async ({ name }) => {
      const { href } = pathToFileURL(join(outFolder, `${name}.mjs`));
      // Loaded anew by every start, also by a second one in the same process.
      return asFunction(name, await import(/* @vite-ignore */ `${href}?${performance.now()}`));
    }),
  );
}
