import { SEO_PAGES_MAX, SEO_RUN_BUDGET_MS } from '../limits.ts';
import { hiddenPaths, isPrivate, linksOf } from './addresses.ts';
import { ask, askPatiently } from './ask.server.ts';
import { parseHtml } from './html.ts';
import type { Answer, Link, Origins, Page, Site } from './site.ts';

/** Reads '/', then along the links, and the hidden pages. Bounds number and time. */
export async function visitSite(origins: Origins): Promise<Site> {
  const endsAt = performance.now() + SEO_RUN_BUDGET_MS;
  const answers = new Map<string, Answer>();
  const pages = new Map<string, Page>();
  const links: Link[] = [];
  const known = new Set<string>();

  const claim = (path: string) => {
    if (isPrivate(path) || known.has(path) || known.size === SEO_PAGES_MAX) return false;
    known.add(path);
    return true;
  };

  async function visit(paths: readonly string[]): Promise<void> {
    const visits = paths.filter(claim).map(async (path) => {
      if (performance.now() > endsAt) return;
      const answer = await askPatiently(origins.own, path);
      answers.set(path, answer);
      return visit(linkedFrom(answer));
    });
    await Promise.all(visits);
  }

  function linkedFrom(answer: Answer): string[] {
    const isHtml = /^(text\/html|application\/xhtml)/.test(answer.headers.get('content-type') ?? '');
    const path = answer.endsAt;
    if (answer.status !== 200 || answer.problem || !isHtml || pages.has(path)) return [];
    const page = { path, answer, document: parseHtml(answer.text) };
    pages.set(path, page);
    const linked = linksOf(page.document, path, origins);
    links.push(...linked);
    return linked.map(({ to }) => to);
  }

  const [sitemap, overHttp] = await Promise.all([
    askPatiently(origins.own, '/sitemap.xml'),
    // The only request outside the origin. Its redirect is not followed.
    origins.own.startsWith('https:') ? ask(origins.own.replace(/^https:/, 'http:'), '/') : undefined,
  ]);
  await visit(['/']);
  const found = [...pages.values()];
  const foundLinks = [...links];
  await visit(hiddenPaths);
  return {
    origins,
    isLocal: /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(origins.own).hostname),
    pages: found,
    hiddenPages: [...pages.values()].filter((page) => hiddenPaths.includes(page.path) && !found.includes(page)),
    links: foundLinks,
    answers,
    sitemap,
    ...(overHttp && { overHttp }),
  };
}
