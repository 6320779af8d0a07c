import { randomUUID } from 'node:crypto';
import { hiddenPaths, shallBeHidden } from './addresses.ts';
import { ask, askPatiently } from './ask.server.ts';
import type { Origins, Page, Site } from './site.ts';
import { readSitemap } from './sitemap-xml.ts';
import { Visit, type VisitOptions } from './visit.server.ts';

interface SiteOptions extends VisitOptions {
  /** Whether pictures, styles and scripts are read too. */
  withFiles?: boolean;
}

/**
 * Reads the site: from '/' along the links, then other pages of the sitemap, then the pages' files. Bounded in number,
 * parallel requests and time; counts what it leaves out.
 */
export async function visitSite(origins: Origins, options: SiteOptions = {}): Promise<Site> {
  const visit = new Visit(origins, options);
  const get = (path: string) => askPatiently(origins.own, path);
  const [robotsTxt, sitemap, unknownAddress, overHttp] = await Promise.all([
    get('/robots.txt'),
    get('/sitemap.xml'),
    ask(origins.own, `/seitenpruefung-${randomUUID()}`),
    // The only request beside the origin; its redirect is not followed.
    origins.own.startsWith('https:') ? ask(origins.own.replace(/^https:/, 'http:'), '/') : undefined,
  ]);
  const listed = readSitemap(sitemap.text, origins).entries.flatMap(({ path }) => path ?? []);
  await visit.pages(['/']);
  await visit.pages(listed.filter((path) => !shallBeHidden(path)));
  const found = visit.foundPages();
  // Read only for their `noindex`.
  await visit.pages(hiddenPaths);
  if (options.withFiles) await visit.files(found);
  const hiddenPages = visit.foundPages().filter(({ path }) => hiddenPaths.includes(path) && !isIn(found, path));
  return {
    origins,
    isLocal: isLoopback(origins.own),
    pages: found,
    hiddenPages,
    links: visit.links.filter(({ from }) => isIn(found, from)),
    answers: visit.answers,
    robotsTxt,
    sitemap,
    unknownAddress,
    ...(overHttp && { overHttp }),
    leftOut: visit.leftOut,
  };
}

const isIn = (pages: readonly Page[], path: string) => pages.some((page) => page.path === path);

const isLoopback = (origin: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(origin).hostname);
