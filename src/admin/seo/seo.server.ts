import * as firm from '#facts/firm.ts';
import { HttpError } from '#http/http-error.ts';
import { ownOrigin } from '#http/own-origin.ts';
import { type HandlerContext, serve } from '#http/serve.ts';
import { judgeSite } from './checks/judge.ts';
import { overallScore } from './checks/overall-score.ts';
import { seoRoutes } from './contract.ts';
import { failRun, findState, finishRun, latestItems, saveProgress, startRun } from './seo-store.server.ts';
import type { Origins } from './site/site.ts';
import { visitSite } from './site/visit-site.server.ts';
import { generateSitemap } from './sitemap/sitemap.server.ts';
import { seoAnswers, seoPageTexts } from './texts.ts';

const origins = (): Origins => ({ own: ownOrigin(), public: new URL(firm.siteUrl).origin });

/** Spec §2, rulings 18 and 19. */
export const door = serve(seoRoutes, {
  async list(_, { db }) {
    return latestItems(db);
  },

  async state(_, { db, now }) {
    return findState(db, now);
  },

  async analyse(_, { db, now }) {
    const run = await startRun(db, now);
    if (run === undefined) throw new HttpError(409, seoAnswers.alreadyRunning);
    try {
      return await analyseSite(origins(), run, { db, now });
    } catch (error) {
      // Frees the lock at once; the first error counts.
      await failRun(db, run, now).catch(() => undefined);
      throw error;
    }
  },

  async generateSitemap(_, { db, now }) {
    const pages = await generateSitemap(db, origins(), now);
    return { message: seoPageTexts.sitemapDone, pages, generatedAt: now.toISOString() };
  },
});

async function analyseSite(origins: Origins, run: string, { db, now }: HandlerContext) {
  const site = await visitSite(origins, { withFiles: true, onProgress: (progress) => saveProgress(db, run, progress) });
  const results = judgeSite(site);
  const score = overallScore(results);
  await finishRun(db, run, { results, score, now });
  return { score, checks: results.length, pages: site.pages.length };
}
