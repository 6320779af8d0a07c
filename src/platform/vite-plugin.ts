import type { Plugin } from 'vite';

/** Functions, database and blobs inside `astro dev`. */
export const platform = (): Plugin => ({ name: 'platform', apply: 'serve' });
