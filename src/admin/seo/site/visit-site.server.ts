import { PUBLIC_PAGES } from '#content/pages.ts';
import { linksOf } from './addresses.ts';
import { ask, askPatiently } from './ask.server.ts';
import { parseHtml } from './html.ts';
import type { Answer, Origins, Site } from './site.ts';

/** Reads every public page, then asks once for each address that they link to. */
export async function visitSite(origins: Origins): Promise<Site> {
  const answers = new Map<string, Answer>();
  const askAll = (paths: Iterable<string>) =>
    Promise.all(
      [...new Set(paths)]
        .filter((path) => !isPrivate(path) && !answers.has(path))
        .map(async (path) => answers.set(path, await askPatiently(origins.own, path))),
    );
  const [sitemap, overHttp] = await Promise.all([
    askPatiently(origins.own, '/sitemap.xml'),
    // The only request outside the origin.
    origins.own.startsWith('https:') ? ask(origins.own.replace(/^https:/, 'http:'), '/') : undefined,
    askAll(PUBLIC_PAGES),
  ]);
  const pages = PUBLIC_PAGES.map((path) => answers.get(path))
    .filter(isPage)
    .map((answer) => ({ path: answer.path, answer, document: parseHtml(answer.text) }));
  const links = pages.flatMap(({ document, path }) => linksOf(document, path, origins));
  await askAll(links.map(({ to }) => to));
  return {
    origins,
    isLocal: /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(origins.own).hostname),
    pages,
    links,
    answers,
    sitemap,
    ...(overHttp && { overHttp }),
  };
}

const isPage = (answer: Answer | undefined): answer is Answer =>
  answer?.status === 200 && /^text\/html/.test(answer.headers.get('content-type') ?? '');

/** Whether a path is the owner's or a program's: never requested. */
const isPrivate = (path: string): boolean => /^\/(admin|api|\.netlify)(\/|$)/.test(path);
