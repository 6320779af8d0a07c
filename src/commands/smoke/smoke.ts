/**
 * `npm run deploy:smoke -- https://…`: tests a deployed site. Prints a table; ends with status 1 if something is off.
 */

import { visitSite } from '#admin/seo/site/visit-site.server.ts';
import { business } from '#content/business.ts';
import { pageLines } from './page-lines.ts';
import { serverLines } from './server-checks.ts';
import { type SmokeLine, smokeTable } from './table.ts';

/** Checks functions and host, then every page by the SEO visitor. */
export async function runSmoke(origin: string): Promise<SmokeLine[]> {
  const lines = await serverLines(origin);
  const origins = { own: origin, public: new URL(business.siteUrl).origin };
  return [...lines, ...pageLines(await visitSite(origins, { withFiles: true }))];
}

if (import.meta.main) {
  const url = URL.parse(process.argv[2] ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) {
    console.error('Usage: npm run deploy:smoke -- https://www.your-site.de');
    process.exit(2);
  }
  const lines = await runSmoke(url.origin);
  const off = lines.filter(({ state }) => state === 'OFF').length;
  console.log(smokeTable(lines));
  console.log(off === 0 ? `\n${url.origin} is as it should be.` : `\n${off} of ${lines.length} off.`);
  process.exit(off === 0 ? 0 : 1);
}
