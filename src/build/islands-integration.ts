import type { AstroIntegration } from 'astro';

/**
 * Adds the files and the fast refresh that React islands need without Astro's hydration
 * (src/shared/browser/wake-islands.ts).
 */
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

/**
 * Astro publishes the entry of a `?worker&url` bundle, because a page refers to it. It leaves behind the files that
 * only the entry imports. This plugin names them as the page's own, so that Astro publishes them as well.
 */
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
  /** Only on chunks that become pages. */
  viteMetadata?: { importedAssets: Set<string> };
}
