import type { AstroIntegration } from 'astro';
import { rolldown } from 'rolldown';

const SUFFIX = '?bundled';

/**
 * `import script from './x.ts?bundled'` in an .astro file gives the module with all it imports as one small classic
 * script, to be written into the page (`<script is:inline set:html={script} />`). Astro inlines a page script only
 * while it shares no module with another one; this one may, and still costs no request. The page's policy gets its
 * hash like that of every inline script.
 */
export const bundledScripts = (): AstroIntegration => ({
  name: 'bundled-scripts',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [
            {
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
            },
          ],
        },
      });
    },
  },
});

/** The script and the files it came from. Constants are folded in: no page carries config/limits.ts as a whole. */
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
