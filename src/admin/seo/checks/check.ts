import type { Page, Site } from '../site/site.ts';

export interface Fault {
  where: string;
  what: string;
  severity: 'error' | 'warning';
}

/** `examined` counts what was looked at, faulty or not; 0 if there was nothing to judge. */
export interface Verdict {
  examined: number;
  faults: Fault[];
}

export interface Check {
  category: string;
  title: string;
  description: string;
  advice: string;
  judge: (site: Site) => Verdict;
}

export const checksOf = <Id extends string>(category: string, checks: Record<Id, Omit<Check, 'category'>>) =>
  Object.fromEntries(
    Object.entries<Omit<Check, 'category'>>(checks).map(([id, check]) => [id, { ...check, category }]),
  ) as Record<Id, Check>;

/** A German sentence that names the element: an error, or a warning. Falsy if nothing is wrong. */
export type Finding = string | { warning: string } | false | undefined;

const faultsAt = (where: string, findings: Finding | readonly Finding[]): Fault[] =>
  [findings].flat().flatMap((found) => {
    if (!found) return [];
    return typeof found === 'string'
      ? { where, what: found, severity: 'error' as const }
      : { where, what: found.warning, severity: 'warning' as const };
  });

/** Judges each item on its own. A fault's place is the item's `path`. */
export const judgeEach = <Item extends { path: string }>(
  items: readonly Item[],
  findingsOf: (item: Item) => Finding | readonly Finding[],
): Verdict => ({ examined: items.length, faults: items.flatMap((item) => faultsAt(item.path, findingsOf(item))) });

export const judgeOne = (path: string, ...findings: Finding[]): Verdict => judgeEach([{ path }], () => findings);

export const onEveryPage =
  (findingsOf: (page: Page, site: Site) => Finding | readonly Finding[]) =>
  (site: Site): Verdict =>
    judgeEach(site.pages, (page) => findingsOf(page, site));
