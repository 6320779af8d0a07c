import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const ASTROS = /astro-island\.prebuilt(-dev)?\.js$/;
const OURS = fileURLToPath(new URL('./small-island.ts', import.meta.url));

/** Puts small-island.ts in the place of Astro's own island runtime, which is written into every page. */
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
  },
});
