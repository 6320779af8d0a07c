import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkIds } from '#admin/seo/checks/all-checks.ts';
import { judgeSite } from '#admin/seo/checks/judge.ts';
import { overallScore } from '#admin/seo/checks/overall-score.ts';
import { parseHtml } from '#admin/seo/site/html.ts';
import type { Page, Site } from '#admin/seo/site/site.ts';
import { visitSite } from '#admin/seo/site/visit-site.server.ts';
import { siteUrl } from '#facts/firm.ts';
import { FunctionRunner } from '#platform/functions/function-runner.ts';
import { serveSite } from '#platform/serve/site-server.ts';
import { readNetlifyRules } from '#platform/static/netlify-rules.ts';
import { StaticSite } from '#platform/static/static-site.ts';
import { ROOT } from '../../support/source/project-files.ts';

let site: Site;
/** Visits the built site once, served like `npm start`, but without functions. */
beforeAll(async () => {
  const dist = join(ROOT, 'dist');
  const { headers } = await readNetlifyRules(join(ROOT, 'netlify.toml'), dist);
  const functions = { list: [], runner: new FunctionRunner() };
  const files = new StaticSite(dist, headers);
  const { port, stop } = await serveSite({ functions, files, redirects: [] }, 0, undefined);
  const origins = { own: `http://localhost:${port}`, public: siteUrl };
  site = await visitSite(origins, { withFiles: true }).finally(stop);
});

describe('the built site', () => {
  test('raises one alarm: its data are samples', () => {
    const found = judgeSite(site).filter(({ status }) => status !== 'success');
    expect(found.map(({ id }) => id)).toEqual(['sample-data']);
  });

  test('scores at least 95 but for its samples', () => {
    const others = judgeSite(site).filter(({ id }) => id !== 'sample-data');
    expect(overallScore(others)).toBeGreaterThanOrEqual(95);
  });

  test('leaves only https unchecked on this machine', () => {
    const unjudged = judgeSite(site).filter(({ score }) => score === undefined);
    expect(unjudged.map(({ id }) => id)).toEqual(['https']);
  });
});

/** A check, the page to spoil, the replaced text, its replacement, and the owner's sentence. */
const spoiled: readonly (readonly [string, string, RegExp, string, string])[] = [
  ['title', '/faq', /<title>[^<]*<\/title>/, '', 'Der Titel fehlt.'],
  ['description', '/barrierefreiheit', /(name="description" content=")[^"]*/, '$1Zu kurz', 'mit 7 Zeichen zu kurz.'],
  ['h1', '/impressum', /<\/h1>/, '</h1><h1>Noch eine</h1>', 'mehrere Hauptüberschriften (h1)'],
  ['hidden-pages', '/danke', /content="noindex,nofollow"/, 'content="index"', 'Die Seite sagt nicht „noindex“'],
  [
    'canonical',
    '/impressum',
    /(rel="canonical" href="[^"]*)impressum"/,
    '$1faq"',
    'maßgebliche Adresse führt woandershin',
  ],
  ['viewport', '/datenschutz', /(name="viewport" content="[^"]*)/, '$1, user-scalable=no', 'verbietet das Vergrößern'],
  ['open-graph', '/impressum', /<meta property="og:title"[^>]*>/, '', 'Das Tag og:title fehlt.'],
  [
    'social-picture',
    '/faq',
    /(property="og:image" content=")[^"]*/,
    '$1/a.jpg',
    'Adresse des Bildes ist nicht vollständig',
  ],
  ['faq-data', '/faq', /"acceptedAnswer":/, '"answered":', 'fehlt die Antwort (acceptedAnswer).'],
  ['local-business', '/', /"telephone":"[^"]*",/, '', 'Dem Eintrag des Betriebs fehlt telephone.'],
  ['opening-hours', '/impressum', /"opens":"07:00"/, '"opens":"17 Uhr"', 'von „17 Uhr“ bis „22:00“ ist ungültig.'],
  ['service-area', '/faq', /"geoRadius":20000/, '"geoRadius":50000', 'ist „50000“ statt 20000 Meter.'],
  [
    'json-ld',
    '/datenschutz',
    /<\/main>/,
    '<script type="application/ld+json">{,}</script>$&',
    'lässt sich nicht lesen.',
  ],
];

describe('a spoiled page', () => {
  const judged = (path: string, find: RegExp, replacement: string) => {
    const inPage = (page: Page): Page => {
      if (page.path !== path) return page;
      expect(page.answer.text).toMatch(find);
      return { ...page, document: parseHtml(page.answer.text.replace(find, replacement)) };
    };
    return judgeSite({ ...site, pages: site.pages.map(inPage), hiddenPages: site.hiddenPages.map(inPage) });
  };

  test.each(spoiled)(
    'fails the check %s, which names only the page and the fault',
    (check, path, ...[find, by, fault]) => {
      const { details = '', score } = judged(path, find, by).find(({ id }) => id === check) ?? {};
      const lines = details.split('\n').filter((line) => line.includes(fault));
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(path === '/' ? /^Startseite: / : new RegExp(`^${path}: `));
      expect(details.split('\n')).toHaveLength(1);
      expect(score).toBeLessThan(100);
    },
  );

  test('caps the score if it is hidden from search engines', () => {
    expect(overallScore(judged('/', /content="index,follow"/, 'content="noindex"'))).toBeLessThanOrEqual(40);
  });

  test('exists for every check without a test in tests/unit/seo', () => {
    const askedThere = ['reachable', 'robots-txt', 'sitemap', 'sitemap-entries', 'not-found', 'https', 'redirects'];
    askedThere.push('security-headers', 'dead-links', 'dead-files', 'html-weight', 'css-weight', 'script-weight');
    askedThere.push('picture-weight', 'response-time', 'compression', 'caching', 'heading-order', 'indexable');
    askedThere.push('dead-anchors', 'legal-links', 'language', 'alt-texts', 'sample-data', 'mixed-content');
    askedThere.push('contact-data', 'control-names', 'field-labels');
    expect([...spoiled.map(([check]) => check), ...askedThere].toSorted()).toEqual(checkIds.toSorted());
  });
});
