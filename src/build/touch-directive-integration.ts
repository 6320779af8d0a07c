import type { AstroIntegration } from 'astro';

/** Makes `client:touch` known to Astro: an island that hydrates on its first touch and misses none. */
export const touchDirective = (): AstroIntegration => ({
  name: 'client-touch',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'touch', entrypoint: './src/shared/browser/touch-directive.ts' });
    },
  },
});
