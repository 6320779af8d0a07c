/** `npm run deploy:smoke -- https://…`: tests a deployed site. Ends with status 1 if something is off. */

import { allChecks } from '#admin/seo/checks/all-checks.ts';
import { judgeSite } from '#admin/seo/checks/judge.ts';
import type { Page, Site } from '#admin/seo/site/site.ts';
import { visitSite } from '#admin/seo/site/visit-site.server.ts';
import { inlineHashes } from '#build/policy/page-policy.ts';
import { PUBLIC_PAGES } from '#content/pages.ts';
import * as firm from '#facts/firm.ts';
import { serverLines } from './server-checks.ts';
import { lineOf, type SmokeLine, smokeText } from './table.ts';

export async function* runSmoke(origin: string): AsyncGenerator<SmokeLine> {
  yield* serverLines(origin);
  const origins = { own: origin, public: new URL(firm.siteUrl).origin };
  yield* pageLines(await visitSite(origins));
}

export function pageLines(site: Site): SmokeLine[] {
  const { pages } = site;
  const results = judgeSite(site);
  // Findings without a score could not be judged.
  const found = results.filter(({ status, score }) => status !== 'success' && score !== undefined);
  return [
    lineOf(
      {
        check: 'public pages',
        well: `${pages.length} answer`,
        advice: 'Look at the deploy’s log: a page that was built is missing, or another site answers here.',
      },
      PUBLIC_PAGES.filter((path) => !pages.some((page) => page.path === path)).map(
        (path) => `${path} answers ${site.answers.get(path)?.status ?? 'nothing'}`,
      ),
    ),
    lineOf(
      {
        check: 'policy of each page',
        well: 'allows the page’s own scripts and styles by their hashes',
        advice: 'The build writes it into dist/_headers: was that file deployed, and does nothing change the pages?',
      },
      pages.flatMap(policyFaults),
    ),
    { check: 'SEO analysis', state: 'ok', seen: [`${results.length - found.length} of ${results.length} checks`] },
    ...found.map(({ id, status, details = '' }) => ({
      check: allChecks[id].title,
      state: status === 'error' ? ('OFF' as const) : ('note' as const),
      seen: details.split('\n'),
      advice: allChecks[id].advice,
    })),
  ];
}

function policyFaults({ path, answer }: Page): string[] {
  const directives = (answer.headers.get('content-security-policy') ?? '').split(';');
  const refused = (name: string, hashes: readonly string[]) => {
    const directive = directives.find((text) => text.trim().startsWith(`${name} `)) ?? '';
    return hashes
      .filter((hash) => !directive.includes(hash))
      .map((hash) => `${path}: ${name} does not allow its own ${hash}`);
  };
  const { scripts, styles } = inlineHashes(answer.text);
  return [...refused('script-src', scripts), ...refused('style-src', styles)];
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
