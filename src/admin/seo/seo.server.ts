import { indexedPages } from '#content/pages.ts';
import * as firm from '#facts/firm.ts';
import { HttpError } from '#http/http-error.ts';
import { serve } from '#http/serve.ts';
import { ownOrigin } from '#server/own-origin.ts';
import { judgeSite } from './checks/judge.ts';
import { sitemapFaults } from './checks/technical.ts';
import { seoRoutes } from './contract.ts';
import { findState, latestItems, stampSitemap, storeResults } from './seo-store.server.ts';
import { askPatiently } from './site/ask.server.ts';
import { visitSite } from './site/visit-site.server.ts';

/** Spec §2, rulings 18 and 19. */
export const door = serve(seoRoutes, {
  list: (_, { db }) => latestItems(db),

  state: (_, { db }) => findState(db),

  async analyse(_, { db, now }) {
    const site = await visitSite({ own: ownOrigin(), public: new URL(firm.siteUrl).origin });
    await storeResults(db, judgeSite(site), now);
    return { pages: site.pages.length };
  },

  async generateSitemap(_, { db, now }) {
    const [fault] = sitemapFaults(await askPatiently(ownOrigin(), '/sitemap.xml'));
    if (fault) throw new HttpError(503, fault);
    await stampSitemap(db, { pages: indexedPages.length, generatedAt: now });
  },
});
