import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const SUFFIX = '?bundled';

/** For `<script is:inline set:html={script} />`: Astro inlines only a script that shares no module with another. */
export const bundledScripts = (): Plugin => ({
  name: 'bundled-scripts',
  enforce: 'pre',
  async load(id: string) {
    if (!id.endsWith(SUFFIX)) return undefined;
    const { code, files } = await bundle(id.slice(0, -SUFFIX.length));
    for (const file of files) this.addWatchFile(file);
    // '</' would let a text in the script end its element.
    const script = code.trim().replaceAll('</', '<\\/');
    return `export default ${JSON.stringify(script)};`;
  },
});

/** Returns the script and its sources. Folds constants in, so that no page carries a whole limits.ts. */
export async function bundle(input: string) {
  const bundled = await rolldown({
    input,
    platform: 'browser',
    optimization: { inlineConst: { mode: 'all', pass: 3 } },
    treeshake: { propertyReadSideEffects: false },
  });
  const { output } = await bundled.generate({ format: 'iife', minify: true });
  await bundled.close();
  return { code: output[0].code, files: output[0].moduleIds };
}
