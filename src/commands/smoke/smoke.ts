/** `npm run deploy:smoke -- https://…`: tests a deployed site. Ends with status 1 if something is off. */

import { visitSite } from '#admin/seo/site/visit-site.server.ts';
import * as firm from '#facts/firm.ts';
import { pageLines } from './page-lines.ts';
import { serverLines } from './server-checks.ts';
import { type SmokeLine, smokeText } from './table.ts';

export async function* runSmoke(origin: string): AsyncGenerator<SmokeLine> {
  yield* serverLines(origin);
  const origins = { own: origin, public: new URL(firm.siteUrl).origin };
  yield* pageLines(await visitSite(origins));
}

if (import.meta.main) {
  const url = URL.parse(process.argv[2] ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) {
    console.error('Usage: npm run deploy:smoke -- https://www.your-site.de');
    process.exit(2);
  }
  let [count, off] = [0, 0];
  console.log(`Asking ${url.origin}, which may take minutes. Each line comes when it is known; the pages come last.`);
  for await (const line of runSmoke(url.origin)) {
    count += 1;
    if (line.state === 'OFF') off += 1;
    console.log(smokeText(line));
  }
  console.log(off === 0 ? `\n${url.origin} is as it should be.` : `\n${off} of ${count} off.`);
  process.exit(off === 0 ? 0 : 1);
}
