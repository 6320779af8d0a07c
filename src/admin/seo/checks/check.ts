import type { Page, Site } from '../site/site.ts';

/** A finding: where it is, and what is wrong there. */
export interface Fault {
  severity: 'error' | 'warning';
  /** A path of the site, or 'robots.txt'. */
  where: string;
  /** A German sentence or phrase that names the element. */
  what: string;
}

/** The result of a check. `examined` counts the things it looked at, faulty or not; 0 if there was nothing to judge. */
export interface Verdict {
  examined: number;
  faults: Fault[];
  /** Why there was nothing to judge. */
  note?: string;
}

export interface CheckWords {
  title: string;
  /** Says the owner what is checked, and why it matters. */
  description: string;
  /** What to do when something was found. */
  advice: string;
}

export interface Check extends CheckWords {
  category: string;
  judge: (site: Site) => Verdict;
}

/** Joins each check of a group with its words. */
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

/** Judges each item on its own. */
export const judgeEach = <Item>(items: readonly Item[], faultsOf: (item: Item) => Fault[]): Verdict => ({
  examined: items.length,
  faults: items.flatMap(faultsOf),
});

/** Judges one thing, which is in order without faults. */
export const judgeOne = (...faults: Fault[]): Verdict => ({ examined: 1, faults });

/** Makes a check that judges each page on its own. */
export const onEveryPage =
  (faultsOf: (page: Page, site: Site) => Fault[]) =>
  (site: Site): Verdict =>
    judgeEach(site.pages, (page) => faultsOf(page, site));

/** Returns an error from `fail` on, a warning from `warn` on, else nothing. */
export const byThreshold = (
  value: number,
  limits: { warn: number; fail: number },
  where: string,
  what: string,
): Fault[] => {
  if (value >= limits.fail) return [error(where, what)];
  return value >= limits.warn ? [warning(where, what)] : [];
};
