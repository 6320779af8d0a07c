import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { HttpError } from '#http/http-error.ts';
import type { Database, Db } from '#server/db/schema/index.ts';
import { noindexOf } from '../checks/indexing.ts';
import { onSite, shallBeHidden } from '../site/addresses.ts';
import { attribute, attributesOf, type Document, first, matcher, textPartsOf } from '../site/html.ts';
import type { Origins, Page, Site } from '../site/site.ts';
import { readSitemap, type SitemapUrl, writeSitemap } from '../site/sitemap-xml.ts';
import { visitSite } from '../site/visit-site.server.ts';
import { seoAnswers } from '../texts.ts';

/** Returns the number of pages. @throws HttpError 503 if a page could not be read; the old sitemap stays. */
export async function generateSitemap(db: Db, origins: Origins, now: Date): Promise<number> {
  const site = await visitSite(origins);
  const unread = unreadPathsOf(site);
  const pages = sitemapPagesOf(site);
  if (unread.length > 0) throw new HttpError(503, seoAnswers.unreadPages(unread));
  if (pages.length === 0) throw new HttpError(503, seoAnswers.noPages);
  if (site.leftOut > 0) throw new HttpError(503, seoAnswers.tooManyPages);

  await db.transaction().execute(async (transaction) => {
    const xml = writeSitemap(await datedUrls(transaction, pages, site, now));
    const row = { xml, pages: pages.length, generatedAt: now };
    await transaction
      .insertInto('sitemap')
      .values({ id: 1, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  });
  return pages.length;
}

/** Dates each page by the last change of its main content, whose hash is stored. */
async function datedUrls(
  db: Transaction<Database>,
  pages: readonly Page[],
  site: Site,
  now: Date,
): Promise<SitemapUrl[]> {
  const rows = await db.selectFrom('sitemapPages').selectAll().execute();
  const before = new Map(rows.map((row) => [row.path, row]));
  // The first generation takes the dates of the built sitemap, which come from git.
  const published = new Map((readSitemap(site.sitemap.text) ?? []).map(({ loc, lastmod }) => [loc, lastmod]));
  const dated = pages.map(({ path, document }) => {
    const loc = site.origins.public + path;
    const contentHash = createHash('sha256').update(mainContentOf(document)).digest('hex');
    const known = before.get(path);
    const isSame = known?.contentHash === contentHash;
    const changedAt = isSame ? known.changedAt : known ? now : (published.get(loc) ?? now);
    return { loc, row: { path, contentHash, changedAt } };
  });
  // Sorted by path and written over what stands there, because another generation may run at the same time.
  await db
    .insertInto('sitemapPages')
    .values(dated.map(({ row }) => row))
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet((eb) => ({
        contentHash: eb.ref('excluded.contentHash'),
        changedAt: eb.ref('excluded.changedAt'),
      })),
    )
    .execute();
  const paths = pages.map(({ path }) => path);
  await db.deleteFrom('sitemapPages').where('path', 'not in', paths).execute();
  return dated.map(({ loc, row }) => ({ loc, lastmod: row.changedAt }));
}

const isUnread = matcher('script, style, template, svg, [data-today]');

/** Leaves out frame, hashed file names and today's date (run-as-of-today.ts): they change without the content. */
export function mainContentOf(document: Document): string {
  const main = first(document, 'main') ?? document;
  return [
    ...textPartsOf(main, isUnread),
    ...attributesOf(main, 'img[alt]', 'alt'),
    ...attributesOf(main, 'a[href]:not([href^="/_astro/"])', 'href'),
  ].join('\n');
}

/** Picks public pages without noindex that are their own canonical address, sorted by path. */
const sitemapPagesOf = (site: Site): Page[] =>
  site.pages
    .filter((page) => !shallBeHidden(page.path) && noindexOf(page).length === 0 && isCanonical(page, site))
    .toSorted((a, b) => a.path.localeCompare(b.path, 'en'));

function isCanonical({ path, document }: Page, { origins }: Site): boolean {
  const href = attribute(first(document, 'link[rel~="canonical" i]'), 'href');
  return href === undefined || onSite(href, path, origins)?.path === path;
}

/** Lists unread addresses, which a new sitemap would lose. */
const unreadPathsOf = (site: Site): string[] =>
  [...site.answers.values()].filter(({ problem, status }) => problem || status >= 500).map(({ path }) => path);
