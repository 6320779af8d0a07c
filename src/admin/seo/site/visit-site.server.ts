import { randomUUID } from 'node:crypto';
import {
  SEO_FILES_MAX,
  SEO_PAGES_MAX,
  SEO_REQUESTS_AT_ONCE,
  SEO_RESPONSE_MS,
  SEO_RUN_BUDGET_MS,
} from '#config/limits.ts';
import type { SeoProgress } from '../contract.ts';
import { hiddenPaths, isPrivate, onSite, shallBeHidden } from './addresses.ts';
import { ask, askPatiently } from './ask.server.ts';
import { parseHtml } from './html.ts';
import { filesOf, linksOf } from './references.ts';
import type { Answer, Link, Origins, Page, Site } from './site.ts';
import { readSitemap } from './sitemap-xml.ts';

interface VisitOptions {
  /** Whether pictures, styles and scripts are read too. */
  withFiles?: boolean;
  onProgress?: (progress: SeoProgress) => Promise<unknown>;
}

/** Reads '/', then along the links, the sitemap's other pages, and files. Bounds number, time and parallel requests. */
export async function visitSite(origins: Origins, { withFiles, onProgress }: VisitOptions = {}): Promise<Site> {
  const endsAt = performance.now() + SEO_RUN_BUDGET_MS;
  const answers = new Map<string, Answer>();
  const pages = new Map<string, Page>();
  const links: Link[] = [];
  const known = new Set<string>();
  const leftOut = new Set<string>();

  async function visit(
    step: 'pages' | 'files',
    paths: readonly string[],
    read: (answer: Answer) => readonly string[] = () => [],
  ): Promise<void> {
    const most = SEO_PAGES_MAX + (step === 'files' ? SEO_FILES_MAX : 0);
    /** Whether an address must be requested. Marks it as known. */
    const claim = (path: string) => {
      if (isPrivate(path) || known.has(path)) return false;
      (known.size < most ? known : leftOut).add(path);
      return known.has(path);
    };
    let done = 0;
    let queue = paths.filter(claim);
    while (queue.length > 0) {
      const found: string[] = [];
      await withSeveral(queue, async (path) => {
        if (performance.now() > endsAt) return leftOut.add(path);
        const answer = await (step === 'pages' ? askForPage : askPatiently)(origins.own, path);
        answers.set(path, answer);
        found.push(...read(answer).filter(claim));
        done += 1;
        return onProgress?.({ step, done, total: known.size });
      });
      queue = found;
    }
  }

  const visitPages = (paths: readonly string[]) =>
    visit('pages', paths, (answer) => {
      const isHtml = /^(text\/html|application\/xhtml)/.test(answer.headers.get('content-type') ?? '');
      const path = answer.endsAt;
      if (answer.status !== 200 || answer.problem || !isHtml || pages.has(path)) return [];
      const page = { path, answer, document: parseHtml(answer.text) };
      pages.set(path, page);
      const linked = linksOf(page.document, path, origins);
      links.push(...linked);
      return linked.map(({ to }) => to);
    });

  const get = (path: string) => askPatiently(origins.own, path);
  const [robotsTxt, sitemap, unknownAddress, overHttp] = await Promise.all([
    get('/robots.txt'),
    get('/sitemap.xml'),
    ask(origins.own, `/seitenpruefung-${randomUUID()}`),
    // The only request outside the origin. Its redirect is not followed.
    origins.own.startsWith('https:') ? ask(origins.own.replace(/^https:/, 'http:'), '/') : undefined,
  ]);
  await visitPages(['/']);
  const listed = (readSitemap(sitemap.text) ?? []).flatMap(({ loc }) => onSite(loc, '/', origins)?.path ?? []);
  await visitPages(listed.filter((path) => !shallBeHidden(path)));
  const found = [...pages.values()];
  const foundLinks = [...links];
  // Read only for their `noindex`.
  await visitPages(hiddenPaths);
  if (withFiles) {
    const files = found.flatMap(({ document, path }) => filesOf(document, path, origins));
    await visit(
      'files',
      files.map(({ path }) => path),
    );
  }
  return {
    origins,
    isLocal: /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(origins.own).hostname),
    pages: found,
    hiddenPages: [...pages.values()].filter((page) => hiddenPaths.includes(page.path) && !found.includes(page)),
    links: foundLinks,
    answers,
    robotsTxt,
    sitemap,
    unknownAddress,
    ...(overHttp && { overHttp }),
    leftOut: leftOut.size,
  };
}

/** Processes the items, a few at a time. */
async function withSeveral<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: SEO_REQUESTS_AT_ONCE }, worker));
}

/** Retries a slow page once, because the server may have been busy. The shorter wait counts. */
async function askForPage(origin: string, path: string): Promise<Answer> {
  const answer = await askPatiently(origin, path);
  if (answer.waitMs <= SEO_RESPONSE_MS.warn) return answer;
  const { problem, waitMs } = await ask(origin, path);
  return problem ? answer : { ...answer, waitMs: Math.min(answer.waitMs, waitMs) };
}
