import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { judgeSite } from '#admin/seo/checks/judge.ts';
import { all, attributesOf, textOf } from '#admin/seo/site/html.ts';
import type { Site } from '#admin/seo/site/site.ts';
import { visitSite } from '#admin/seo/site/visit-site.server.ts';
import { company, siteUrl } from '#facts/firm.ts';
import { Functions } from '#platform/functions/functions.ts';
import { serveSite } from '#platform/serve/site-server.ts';
import { readNetlifyRules } from '#platform/static/netlify-rules.ts';
import { StaticSite } from '#platform/static/static-site.ts';
import { ROOT } from '../../support/source/project-files.ts';

let site: Site;
/** Visits the built site once, served like `npm start`, but without functions. */
beforeAll(async () => {
  const dist = join(ROOT, 'dist');
  const { headers } = await readNetlifyRules(join(ROOT, 'netlify.toml'), dist);
  const functions = new Functions([]);
  const files = new StaticSite(dist, headers);
  const { port, stop } = await serveSite({ functions, files, redirects: [] }, 0, undefined);
  const origins = { own: `http://localhost:${port}`, public: siteUrl };
  site = await visitSite(origins).finally(stop);
});

describe('the built site', () => {
  test('raises one alarm, because its data are samples, and leaves only https unchecked on this machine', () => {
    const judged = judgeSite(site);
    expect(judged.filter(({ status }) => status !== 'success').map(({ id }) => id)).toEqual(['sample-data']);
    expect(judged.filter(({ score }) => score === undefined).map(({ id }) => id)).toEqual(['https']);
  });

  test('has the section for each link to one', () => {
    const sections = new Set(
      site.pages.flatMap(({ path, document }) => attributesOf(document, '[id]', 'id').map((id) => `${path}#${id}`)),
    );
    const links = site.pages.flatMap(({ path, document }) =>
      attributesOf(document, 'a[href*="#"]', 'href').map((href) => new URL(href, new URL(path, siteUrl))),
    );
    const targets = links.map(({ pathname, hash }) => pathname + decodeURIComponent(hash));
    expect(targets.filter((target) => !sections.has(target))).toEqual([]);
  });

  test('names the firm in the header and footer of each page', () => {
    const ends = site.pages.flatMap(({ document }) => all(document, 'body > header, body > footer').map(textOf));
    expect(ends.length).toBeGreaterThanOrEqual(2 * site.pages.length);
    expect(ends.filter((text) => !text.includes(company))).toEqual([]);
  });
});
