import { indexedPages, pageUrl } from '#content/pages.ts';
import type { Answer } from '../site/site.ts';

/** Finds what is wrong with the built sitemap, which lists exactly the pages that are meant for search engines. */
export function sitemapFaults({ status, text }: Pick<Answer, 'status' | 'text'>): string[] {
  if (status !== 200) return ['Die Sitemap war nicht erreichbar.'];
  const entries = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
  const missing = indexedPages.filter((page) => !entries.includes(new URL(pageUrl(page)).href));
  if (missing.length > 0) return missing.map(({ path }) => `In der Sitemap fehlt die Seite /${path}.`);
  if (entries.length === indexedPages.length) return [];
  return [`In der Sitemap stehen ${entries.length} Adressen statt ${indexedPages.length}.`];
}
