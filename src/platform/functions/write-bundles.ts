import { rm } from 'node:fs/promises';
import { build, stop } from 'esbuild';
import { type FunctionFile, functionFiles } from './function-files.ts';

/** CommonJS packages inside a bundle ask for these. */
const commonJs = `import { createRequire as platformRequire } from 'node:module';
import { fileURLToPath as platformPath } from 'node:url';
const require = platformRequire(import.meta.url);
const __filename = platformPath(import.meta.url);
const __dirname = platformPath(new URL('.', import.meta.url));`;

/**
 * Bundles every function of a folder into one file without imports but Node's own: what runs locally, in the tests and
 * on Netlify. `outFolder` is emptied first. Returns the functions.
 * @throws esbuild's error, which names the file and line.
 */
export async function writeBundles(folder: string, outFolder: string): Promise<FunctionFile[]> {
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
  return files;
}

/** Ends the bundler's process, which would wait for more work. */
export const endBundler = stop;
