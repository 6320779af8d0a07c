import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const ASTROS = /astro-island\.prebuilt(-dev)?\.js$/;
// Vite's ids have forward slashes on every system.
const OURS = fileURLToPath(new URL('../../shared/browser/small-island.ts', import.meta.url)).replaceAll('\\', '/');

/**
 * Puts small-island.ts in the place of Astro's own island runtime, and takes it out again of the pages whose islands
 * all wait for a touch: they get it with their late script (touch-islands.ts).
 */
export const smallIsland = (): AstroIntegration => ({
  name: 'small-island',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'small-island',
              enforce: 'pre',
              resolveId: (source: string) => (ASTROS.test(source) ? `${OURS}?bundled` : undefined),
            },
          ],
        },
      });
    },
    'astro:build:done': async ({ dir }) => {
      for await (const name of glob('**/*.html', { cwd: fileURLToPath(dir) })) {
        const file = new URL(name, dir);
        await writeFile(file, withoutRuntime(await readFile(file, 'utf8')));
      }
    },
  },
});

/** What Astro writes before the first island of a page: a style, the directive's script, the runtime's. */
const RUNTIME = /<style>astro-island[^<]*<\/style><script>[^<]*astro:touch[^<]*<\/script><script>[\s\S]*?<\/script>/;
/** What our runtime does not read; props that are more than none stay, and a test finds them. */
const UNREAD = / (?:props="\{\}"|(?:uid|await-children|opts)(?:="[^"]*")?)(?=[^<>]*>)/g;

/** @throws Error when a page's islands all wait for a touch and Astro has written them in a way we don't know. */
function withoutRuntime(html: string): string {
  const islands = html.match(/<astro-island [^>]*>/g) ?? [];
  if (islands.length === 0 || islands.some((island) => !island.includes(' client="touch"'))) return html;
  if (!RUNTIME.test(html)) throw new Error('Astro writes its island runtime in another way than it used to');
  return html
    .replace(RUNTIME, '')
    .replaceAll('<!--astro:end-->', '')
    .replace(/<astro-island [^>]*>/g, (island) => island.replace(UNREAD, ''));
}
