import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { judgeSite } from '#admin/seo/checks/judge.ts';
import type { Site } from '#admin/seo/site/site.ts';
import { visitSite } from '#admin/seo/site/visit-site.server.ts';
import { siteUrl } from '#facts/firm.ts';
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
  test('raises one alarm: its data are samples', () => {
    const found = judgeSite(site).filter(({ status }) => status !== 'success');
    expect(found.map(({ id }) => id)).toEqual(['sample-data']);
  });

  test('leaves only https unchecked on this machine', () => {
    const unjudged = judgeSite(site).filter(({ score }) => score === undefined);
    expect(unjudged.map(({ id }) => id)).toEqual(['https']);
  });
});
