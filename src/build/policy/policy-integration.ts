import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type BuiltPage, headersFile } from './headers-file.ts';

/** Writes each page's policy with its own hashes. Stands last, because a later change of a page breaks its hashes. */
export const policyHeaders = (): AstroIntegration => ({
  name: 'policy-headers',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const { pages, others } = await published(folder);
      await writeFile(join(folder, '_headers'), headersFile(pages, others));
    },
  },
});

async function published(folder: string): Promise<{ pages: BuiltPage[]; others: string[] }> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .toSorted();
  const htmlFiles = files.filter((file) => file.endsWith('.html'));
  const tops = new Set(files.map((file) => file.replace(/\/.*/, '/')));
  const withoutPage = [...tops].filter((top) => !htmlFiles.some((file) => file.startsWith(top)));
  return {
    pages: await Promise.all(
      htmlFiles.map(async (file) => ({ file, html: await readFile(join(folder, file), 'utf8') })),
    ),
    others: withoutPage.map((top) => (top.endsWith('/') ? `/${top}*` : `/${top}`)),
  };
}
