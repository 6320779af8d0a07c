import {
  SEO_FILES_MAX,
  SEO_PAGES_MAX,
  SEO_REQUESTS_AT_ONCE,
  SEO_RESPONSE_MS,
  SEO_RUN_BUDGET_MS,
} from '#config/limits.ts';
import { isPrivate } from './addresses.ts';
import { ask, askPatiently } from './ask.server.ts';
import { parseHtml } from './html.ts';
import { filesOf, linksOf } from './references.ts';
import type { Answer, Link, Origins, Page } from './site.ts';

/** Progress in addresses; the total grows while pages are found. */
export interface VisitProgress {
  step: 'pages' | 'files';
  done: number;
  total: number;
}

export interface VisitOptions {
  onProgress?: (progress: VisitProgress) => Promise<void>;
}

const SLOW_RETRIES = 2;

/** Crawls the site once. */
export class Visit {
  readonly answers = new Map<string, Answer>();
  readonly links: Link[] = [];
  leftOut = 0;
  readonly #pages = new Map<string, Page>();
  readonly #asked = new Set<string>();
  readonly #endsAt = performance.now() + SEO_RUN_BUDGET_MS;
  readonly #origins: Origins;
  readonly #options: VisitOptions;

  constructor(origins: Origins, options: VisitOptions) {
    this.#origins = origins;
    this.#options = options;
  }

  foundPages = (): Page[] => [...this.#pages.values()];
  #isOver = () => performance.now() > this.#endsAt;

  /** Requests pages, and the pages that they link to. */
  async pages(paths: readonly string[]): Promise<void> {
    const queue: string[] = [];
    const enqueue = (path: string) => {
      if (!isPrivate(path)) this.#enqueue(queue, path, SEO_PAGES_MAX);
    };
    paths.forEach(enqueue);
    await this.#work('pages', queue, async (path) => {
      const page = this.#keepPage(await this.#answerTo(path));
      if (!page) return;
      const links = linksOf(page.document, page.path, this.#origins);
      this.links.push(...links);
      for (const link of links) enqueue(link.path);
    });
  }

  /** Requests the files that pages name. */
  async files(pages: readonly Page[]): Promise<void> {
    const queue: string[] = [];
    for (const page of pages) {
      for (const { path } of filesOf(page.document, page.path, this.#origins)) {
        this.#enqueue(queue, path, SEO_PAGES_MAX + SEO_FILES_MAX);
      }
    }
    await this.#work('files', queue, async (path) => {
      this.answers.set(path, await askPatiently(this.#origins.own, path));
    });
  }

  #enqueue(queue: string[], path: string, limit: number): void {
    if (this.#asked.has(path)) return;
    if (this.#asked.size >= limit) {
      this.leftOut += 1;
      return;
    }
    this.#asked.add(path);
    queue.push(path);
  }

  async #work(step: VisitProgress['step'], queue: string[], job: (path: string) => Promise<void>): Promise<void> {
    let done = 0;
    await drain(queue, SEO_REQUESTS_AT_ONCE, async (path) => {
      if (this.#isOver()) {
        this.leftOut += 1;
        return;
      }
      await job(path);
      done += 1;
      await this.#options.onProgress?.({ step, done, total: this.#asked.size });
    });
  }

  async #answerTo(path: string): Promise<Answer> {
    const answer = await askPatiently(this.#origins.own, path);
    let { waitMs } = answer;
    // Retries a slow answer, because the server may have been busy.
    for (let again = 0; again < SLOW_RETRIES && waitMs > SEO_RESPONSE_MS.warn && !this.#isOver(); again += 1) {
      const { problem, waitMs: next } = await ask(this.#origins.own, path);
      if (!problem) waitMs = Math.min(waitMs, next);
    }
    const kept = { ...answer, waitMs };
    this.answers.set(path, kept);
    return kept;
  }

  #keepPage(answer: Answer): Page | undefined {
    const isHtml = /^(text\/html|application\/xhtml)/.test(answer.headers.get('content-type') ?? '');
    if (answer.status !== 200 || answer.problem || !isHtml || this.#pages.has(answer.endsAt)) return undefined;
    const page = { path: answer.endsAt, answer, document: parseHtml(answer.text) };
    this.#pages.set(page.path, page);
    return page;
  }
}

/** Works off a growing queue, at most `atOnce` items at a time. */
async function drain<T>(queue: T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>();
  while (queue.length > 0 || running.size > 0) {
    while (running.size < atOnce) {
      const item = queue.shift();
      if (item === undefined) break;
      const job = work(item).finally(() => running.delete(job));
      running.add(job);
    }
    await Promise.race(running);
  }
}
