import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkIds } from '#admin/seo/checks/all-checks.ts';
import { judgeSite, type SeoResult } from '#admin/seo/checks/judge.ts';
import { overallScore } from '#admin/seo/checks/overall-score.ts';
import { visitSite } from '#admin/seo/site/visit-site.server.ts';
import { business } from '#content/business.ts';
import { plantedFaults, plantedTroubles } from '../../support/seo/planted-faults.ts';
import { type Interference, serveCopy } from '../../support/seo/serve-copy.ts';
import { copySite, type SiteCopy } from '../../support/seo/site-copy.ts';

/** Judges a copy of the built site, served as `npm start` serves it. */
async function judge(copy: SiteCopy, interference?: Interference): Promise<SeoResult[]> {
  const served = await serveCopy(copy.folder, interference);
  try {
    return judgeSite(await visitSite({ own: served.origin, public: business.siteUrl }, { withFiles: true }));
  } finally {
    await served.stop();
  }
}

const found = (results: readonly SeoResult[]) =>
  results.filter(({ status }) => status !== 'success').map(({ id }) => id);

describe('the site as it is built', () => {
  let results: SeoResult[];
  beforeAll(async () => {
    const copy = await copySite();
    results = await judge(copy).finally(copy.discard);
  });

  test('raises no alarm but the one that is true: its data are samples', () => {
    expect(found(results)).toEqual(['sample-data']);
  });

  test('has a score of at least 95', () => {
    expect(overallScore(results)).toBeGreaterThanOrEqual(95);
  });

  test('leaves only https unjudged on this machine', () => {
    expect(results.filter(({ score }) => score === undefined).map(({ id }) => id)).toEqual(['https']);
  });
});

describe('a copy with a fault for every check', () => {
  let copy: SiteCopy;
  let results: SeoResult[];
  beforeAll(async () => {
    copy = await copySite();
    for (const { plant } of plantedFaults) await plant(copy);
    results = await judge(copy, plantedTroubles);
  });
  afterAll(() => copy.discard());

  test('has one for each check but https, which this machine can’t judge', () => {
    expect(plantedFaults.map(({ check }) => check).toSorted()).toEqual(
      checkIds.filter((id) => id !== 'https').toSorted(),
    );
  });

  test.each(plantedFaults)('$check finds it, names page and place, and nothing else', ({ check, finding }) => {
    const result = results.find(({ id }) => id === check);
    expect(result?.details).toMatch(finding);
    // The sample data of the repository are found besides.
    if (check !== 'sample-data') expect(result?.details?.split('\n')).toHaveLength(1);
    expect(result?.score).toBeLessThan(100);
  });

  test('is capped, because a page is hidden from search engines', () => {
    expect(overallScore(results)).toBeLessThanOrEqual(40);
  });
});
