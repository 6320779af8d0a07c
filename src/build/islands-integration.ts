import type { AstroIntegration } from 'astro';

/** Gives React islands files and fast refresh without Astro's hydration (src/shared/browser/wake-islands.ts). */
export const islands = (): AstroIntegration => ({
  name: 'islands',
  hooks: {
    'astro:config:setup': ({ command, injectScript, updateConfig }) => {
      // React's components fail in `npm run dev` without it.
      if (command === 'dev') injectScript('page', "import '@vitejs/plugin-react/preamble';");
      updateConfig({ vite: { plugins: [lateChunks] } });
    },
  },
});

/** Names the files that only a `?worker&url` entry imports as the page's, because Astro publishes the entry alone. */
const lateChunks = {
  name: 'late-chunks',
  applyToEnvironment: ({ name }: { name: string }) => name === 'prerender',
  generateBundle(_options: unknown, bundle: Record<string, BundledFile>) {
    const files = Object.values(bundle);
    const page = files.find(({ viteMetadata }) => viteMetadata);
    for (const { type, fileName } of files) {
      if (type === 'asset' && fileName.endsWith('.js')) page?.viteMetadata?.importedAssets.add(fileName);
    }
  },
};

interface BundledFile {
  type: 'asset' | 'chunk';
  fileName: string;
  viteMetadata?: { importedAssets: Set<string> };
}
