import { createHash } from 'node:crypto';
import { pages } from '#content/pages.ts';
import { samplesIn } from '#features/seo/checks/sample-data.ts';
import { all, attribute, first, parseHtml, textOf, textPartsOf } from '#features/seo/site/html.ts';
import { SPECULATION_RULES } from '#features/site-files/speculation-rules.ts';
import { type Check, seen } from './check.ts';
import type { Answer, DeployedSite } from './deployed-site.ts';

const PUBLIC_PATHS = Object.values(pages)
  .filter(({ path }) => path !== pages.notFound.path)
  .map(({ path }) => `/${path}`);
/** An address that no site has. */
const NOWHERE = '/diese-seite-gibt-es-nicht';
/** Judged by checks of their own. */
const OF_THEIR_OWN = ['cache-control', 'content-security-policy'];

/** What is wrong with the public pages, page by page. */
const onEveryPage =
  (
    faultsOf: (answer: Answer, path: string, site: DeployedSite) => readonly (string | false | undefined)[],
    well: string,
  ) =>
  async (site: DeployedSite) => {
    const faults = await Promise.all(
      PUBLIC_PATHS.map(async (path) =>
        faultsOf(await site.read(path), path, site)
          .filter((fault) => typeof fault === 'string')
          .map((fault) => `${path}: ${fault}`),
      ),
    );
    return seen(faults.flat(), well);
  };

/** Lists are the same with and without a space behind the comma. */
const inOneWay = (value: string) => value.toLowerCase().replace(/\s*,\s*/g, ',');

function differs(name: string, { headers }: Answer, expected: string): string | false {
  const given = headers.get(name) ?? '';
  return inOneWay(given) !== inOneWay(expected) && `${name} is '${given}', not '${expected}'`;
}

/** The directives of a policy by name. */
const directivesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name.toLowerCase(), values];
    }),
  );

/** What a page's policy leaves open, or would keep the page itself from doing. */
function policyFaults({ headers, text }: Answer): (string | false)[] {
  const policy = headers.get('content-security-policy');
  if (policy === null) return ['no Content-Security-Policy among the headers'];
  const directives = directivesOf(policy);
  const document = parseHtml(text);
  const scripts = all(document, 'script:not([src])').filter((script) => isRun(attribute(script, 'type')));
  const missing = (elements: readonly ReturnType<typeof all>[number][], directive: string) =>
    elements
      .map((element) => sourceOf(element))
      .filter((source) => !directives.get(directive)?.includes(hashOf(source)))
      .map((source) => `${directive} does not allow its own '${source.slice(0, 30)}…'`);
  return [
    ...missing(scripts, 'script-src'),
    ...missing(all(document, 'style'), 'style-src'),
    ...['script-src', 'style-src']
      .filter((name) => directives.get(name)?.some((value) => /^'unsafe-(?:inline|eval)'$/.test(value)))
      .map((name) => `${name} is unsafe`),
    !directives.has('default-src') && 'no default-src',
    ...['object-src', 'base-uri', 'frame-ancestors'].map((name) => {
      // default-src stands in for what is fetched, not for the other two.
      const values = directives.get(name) ?? (name === 'object-src' ? directives.get('default-src') : undefined);
      return values?.join(' ') !== "'none'" && `${name} is not 'none'`;
    }),
  ];
}

const isRun = (type: string | undefined) => !type || type === 'module' || type.endsWith('javascript');
const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
const sourceOf = (element: ReturnType<typeof all>[number]): string =>
  element.children.map((child) => ('data' in child ? child.data : '')).join('');

/** The checks of what visitors get. */
export const pageChecks: readonly Check[] = [
  {
    name: 'public pages',
    advice: 'Look at the deploy’s log: a page that was built is missing, or another site answers here.',
    look: onEveryPage(
      ({ status, headers, text }) => [
        status !== 200 && `answers ${status}`,
        !headers.get('content-type')?.startsWith('text/html') && `is ${headers.get('content-type')}`,
        !textOf(first(parseHtml(text), 'h1') ?? parseHtml('')) && 'has no heading',
      ],
      `${PUBLIC_PATHS.length} answer`,
    ),
  },
  {
    name: 'policy of each page',
    advice: 'The build writes it into dist/_headers: was that file deployed, and is no other header in the way?',
    look: onEveryPage(policyFaults, 'a header with the hashes of the page’s own scripts and styles'),
  },
  {
    name: 'security headers',
    advice:
      'netlify.toml has them under for = "/*": was it deployed, and does the site’s setting or a proxy change them?',
    look: onEveryPage(
      (answer, path, site) =>
        Object.entries(site.expectedHeaders(path))
          .filter(([name]) => !OF_THEIR_OWN.includes(name.toLowerCase()))
          .map(([name, value]) => differs(name, answer, value)),
      'as in netlify.toml',
    ),
  },
  {
    name: 'pages are asked for anew',
    advice: 'A page that is kept shows old facts after a deploy: no rule may set Cache-Control for pages.',
    look: onEveryPage(({ headers }) => {
      const given = headers.get('cache-control') ?? '';
      return [!/\b(?:max-age=0|no-cache|no-store)\b/.test(given) && `Cache-Control is '${given}'`];
    }, 'no page is kept'),
  },
  {
    name: 'files under /_astro are kept',
    advice: 'Of two rules for them the one for /_astro/* has to win: put it where the host reads it last.',
    async look(site) {
      const files = [...new Set((await site.read('/')).text.match(/\/_astro\/[\w.-]+/g))];
      const answers = await Promise.all(files.map(async (file) => ({ file, answer: await site.read(file) })));
      const wrong = answers.map(({ file, answer }) => {
        const fault = differs('Cache-Control', answer, site.expectedHeaders(file)['Cache-Control'] ?? '');
        return fault && `${file}: ${fault}`;
      });
      return seen([files.length === 0 && 'the home page names none', ...wrong], `${files.length} files, for a year`);
    },
  },
  {
    name: 'compression',
    advice: 'The host compresses by itself; a proxy in front of it may take it away.',
    async look(site) {
      const { headers } = await site.ask('/', { headers: { 'accept-encoding': 'br, gzip' } });
      const coding = headers.get('content-encoding') ?? '';
      return seen([!['br', 'gzip', 'zstd'].includes(coding) && 'the home page comes as it is'], coding);
    },
  },
  {
    name: 'speculation rules',
    advice: 'Browsers take them in the type that netlify.toml names, and by the header from dist/_headers.',
    async look(site) {
      const answer = await site.read(SPECULATION_RULES);
      const type = site.expectedHeaders(SPECULATION_RULES)['Content-Type'] ?? '';
      return seen(
        [
          answer.status !== 200 && `answers ${answer.status}`,
          differs('Content-Type', answer, type),
          differs('Speculation-Rules', await site.read('/'), `"${SPECULATION_RULES}"`),
        ],
        'named by the home page, in their type',
      );
    },
  },
  {
    name: 'page for what is not there',
    advice: 'dist/404.html has to be deployed, and no rewrite may answer every address.',
    async look(site) {
      const { status, text } = await site.read(NOWHERE);
      const heading = textOf(first(parseHtml(text), 'h1') ?? parseHtml(''));
      return seen(
        [status !== 404 && `answers ${status}`, !heading.startsWith('404') && 'is not ours'],
        '404, with ours',
      );
    },
  },
  {
    name: 'sitemap',
    advice: 'Generate it anew in the admin area; if it stays so, look at the log of the function sitemap.',
    async look(site) {
      const { status, headers, text } = await site.read('/sitemap.xml');
      const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
      const answers = await Promise.all(listed.map(async (path) => ({ path, status: (await site.read(path)).status })));
      const wanted = Object.values(pages)
        .filter((page) => !('robots' in page))
        .map(({ path }) => `/${path}`);
      return seen(
        [
          status !== 200 && `answers ${status}`,
          !/\bxml\b/.test(headers.get('content-type') ?? '') && `is ${headers.get('content-type')}`,
          ...wanted.filter((path) => !listed.includes(path)).map((path) => `does not list ${path}`),
          ...answers
            .filter((answer) => !wanted.includes(answer.path) && answer.status !== 200)
            .map((answer) => `lists ${answer.path}, which answers ${answer.status}`),
        ],
        `${listed.length} pages`,
      );
    },
  },
  {
    name: 'robots.txt',
    advice: 'It is built from src/features/site-files: was another one put into public?',
    async look(site) {
      const { status, text } = await site.read('/robots.txt');
      return seen(
        [
          status !== 200 && `answers ${status}`,
          !/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m.test(text) && 'does not name the sitemap',
          /^Disallow: \/\s*$/m.test(text) && 'keeps search engines out',
        ],
        'lets search engines in, names the sitemap',
      );
    },
  },
  {
    name: 'no sample data',
    advice: 'Put the business’s data into src/content/business.ts and deploy again.',
    async look(site) {
      const found = await Promise.all(
        PUBLIC_PATHS.map(async (path) => textPartsOf(parseHtml((await site.read(path)).text)).flatMap(samplesIn)),
      );
      const samples = [...new Set(found.flat())];
      if (samples.length === 0) return { well: 'none' };
      const sentence = `the pages still say ${samples.slice(0, 3).join(', ')}`;
      return site.isLocal ? { reminder: sentence } : { wrong: [sentence] };
    },
  },
];
