import type { Page, Site } from '../site/site.ts';

/** Something that is not as it should be: which page or file, and what there. */
export interface Fault {
  severity: 'error' | 'warning';
  /** A path of the site, or 'robots.txt'. */
  where: string;
  /** A German sentence or phrase that names the element. */
  what: string;
}

/** What a check found. `examined` counts the things it looked at, faulty or not; 0 means there was nothing to judge. */
export interface Verdict {
  examined: number;
  faults: Fault[];
  /** Why there was nothing to judge, or what was left aside. */
  note?: string;
}

export interface CheckWords {
  title: string;
  /** What is looked at and why it matters, for the owner. */
  description: string;
  /** What to do when something was found. */
  advice: string;
}

export interface Check extends CheckWords {
  category: string;
  judge: (site: Site) => Verdict;
}

/** The checks of a group: each id with its words and what judges it. */
export const checksOf = <Id extends string>(
  category: string,
  words: Record<Id, CheckWords>,
  judges: Record<NoInfer<Id>, Check['judge']>,
): Record<Id, Check> => {
  const ids = Object.keys(judges) as Id[];
  const checks = ids.map((id) => [id, { ...words[id], category, judge: judges[id] }]);
  return Object.fromEntries(checks) as Record<Id, Check>;
};

export const error = (where: string, what: string): Fault => ({ severity: 'error', where, what });
export const warning = (where: string, what: string): Fault => ({ severity: 'warning', where, what });

/** A check that looks at every page on its own. */
export const onEveryPage =
  (faultsOf: (page: Page, site: Site) => Fault[]) =>
  (site: Site): Verdict => ({
    examined: site.pages.length,
    faults: site.pages.flatMap((page) => faultsOf(page, site)),
  });

/** A fault by two thresholds: an error from `fail` on, a warning from `warn` on, else none. */
export const byThreshold = (
  value: number,
  limits: { warn: number; fail: number },
  where: string,
  what: string,
): Fault[] => {
  if (value >= limits.fail) return [error(where, what)];
  return value >= limits.warn ? [warning(where, what)] : [];
};
