import { rm } from 'node:fs/promises';
import { build, stop } from 'esbuild';
import { functionFiles } from './function-files.ts';
import { projectFolder } from './project.ts';

/** CommonJS packages inside a bundle need `require` and its paths. */
const commonJs = `import { createRequire as platformRequire } from 'node:module';
import { fileURLToPath as platformPath } from 'node:url';
const require = platformRequire(import.meta.url);
const __filename = platformPath(import.meta.url);
const __dirname = platformPath(new URL('.', import.meta.url));`;

/**
 * Bundles every function of a folder into one file that imports only Node's modules. The same bundles run locally, in
 * tests and on Netlify. Empties `outFolder` first. Returns the sources, as paths in the project.
 * @throws esbuild's error, which names the file and line.
 */
export async function writeBundles(folder: string, outFolder: string): Promise<string[]> {
  const files = await functionFiles(folder);
  await rm(outFolder, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: projectFolder,
    metafile: true,
    entryPoints: files.map(({ path }) => path),
    outdir: outFolder,
    outExtension: { '.js': '.mjs' },
    banner: { js: commonJs },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs);
}

/** Ends the bundler's process, which would wait for more work. */
export const endBundler = stop;
