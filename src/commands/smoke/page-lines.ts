import { allChecks } from '#admin/seo/checks/all-checks.ts';
import { judgeSite } from '#admin/seo/checks/judge.ts';
import type { Page, Site } from '#admin/seo/site/site.ts';
import { inlineHashes } from '#build/policy/page-policy.ts';
import { PUBLIC_PAGES } from '#content/pages.ts';
import { lineOf, type SmokeLine } from './table.ts';

export function pageLines(site: Site): SmokeLine[] {
  const pages = [...site.pages, ...site.hiddenPages];
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
