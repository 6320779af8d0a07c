import { execFile } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { indexedPages, pageUrl } from '#content/pages.ts';
import { publishedAt } from '#facts/revision.ts';

const pageAt = (url: string) => indexedPages.find((page) => pageUrl(page) === url);

/** One file, because Astro's own would split a handful of pages. */
export const publicSitemap = (): AstroIntegration[] => [
  sitemap({
    filter: (url) => pageAt(url) !== undefined,
    serialize: async (item) => ({
      ...item,
      lastmod: await lastChange(pageAt(item.url)?.sources ?? [], { publishedAt }),
    }),
    namespaces: { news: false, image: false, video: false, xhtml: false },
  }),
  {
    name: 'sitemap-at-one-address',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await rename(new URL('sitemap-0.xml', dir), new URL('sitemap.xml', dir));
        await rm(new URL('sitemap-index.xml', dir));
      },
    },
  },
];

/** The later of the sources' last change in git and, for a page with facts, the publication of its facts (ISO 8601). */
export async function lastChange(
  sources: readonly string[],
  { folder, publishedAt }: { folder?: string; publishedAt?: string | undefined } = {},
): Promise<string | undefined> {
  const showsFacts = sources.some((source) => 'src/content/facts'.startsWith(source));
  const dates = [await lastCommit(sources, folder), showsFacts ? publishedAt : undefined];
  return dates.filter((date) => date !== undefined).toSorted((a, b) => Date.parse(b) - Date.parse(a))[0];
}

/** When git last saw one change (ISO 8601). Undefined in a shallow clone, whose first commit seems to have made all. */
async function lastCommit(sources: readonly string[], folder: string | undefined): Promise<string | undefined> {
  if (sources.length === 0) return undefined;
  const git = async (...args: string[]) => (await promisify(execFile)('git', args, { cwd: folder })).stdout.trim();
  try {
    const [date, parents] = (await git('log', '-1', '--format=%cI%n%P', '--', ...sources)).split('\n');
    const isFirst = !parents;
    if (isFirst && (await git('rev-parse', '--is-shallow-repository')) === 'true') return undefined;
    return date || undefined;
  } catch {
    return undefined;
  }
}
