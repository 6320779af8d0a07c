import type { SeoStatus } from '../contract.ts';
import { lacksHome, type Site } from '../site/site.ts';
import { allChecks, type CheckId, checkIds } from './all-checks.ts';
import type { Fault, Verdict } from './check.ts';

const resultTexts = {
  siteUnreachable: 'Nicht geprüft: Die Startseite war nicht erreichbar.',
  nothingToJudge: 'Hier gab es nichts zu prüfen. Das zählt nicht als Fehler.',
  places: (paths: readonly string[], allPages: number) =>
    paths.length === allPages && allPages > 1
      ? 'Auf allen Seiten'
      : paths.map((path) => (path === '/' ? 'Startseite' : path)).join(', '),
};

export interface SeoResult {
  id: CheckId;
  status: SeoStatus;
  score?: number;
  details?: string;
}

/** Runs every check; only 'reachable' if the home page is unreachable. */
export const judgeSite = (site: Site): SeoResult[] =>
  checkIds.map((id) => {
    if (id === 'reachable' || !lacksHome(site)) return { id, ...resultOf(allChecks[id].judge(site), site) };
    return { id, status: 'warning', details: resultTexts.siteUnreachable };
  });

function resultOf({ examined, faults }: Verdict, site: Site): Omit<SeoResult, 'id'> {
  const details = detailsOf(faults, site) || (examined === 0 ? resultTexts.nothingToJudge : undefined);
  const isCounted = examined > 0 || faults.length > 0;
  return {
    status: statusOf(faults),
    ...(isCounted && { score: scoreOf(examined, faults) }),
    ...(details && { details }),
  };
}

function statusOf(faults: readonly Fault[]): SeoStatus {
  if (faults.some(({ severity }) => severity === 'error')) return 'error';
  return faults.length > 0 ? 'warning' : 'success';
}

/** The percentage in order: a place with an error costs a whole, one with warnings a half. */
function scoreOf(examined: number, faults: readonly Fault[]): number {
  if (faults.length === 0) return 100;
  const costs = new Map<string, number>();
  for (const { where, severity } of faults) {
    costs.set(where, Math.max(costs.get(where) ?? 0, severity === 'error' ? 1 : 0.5));
  }
  const cost = [...costs.values()].reduce((sum, value) => sum + value, 0);
  const share = Math.max(0, 1 - cost / Math.max(examined, costs.size));
  // At most 99, because one fault among many must still show.
  return Math.min(99, Math.round(100 * share));
}

function detailsOf(faults: readonly Fault[], site: Site): string {
  const places = new Map<string, Set<string>>();
  for (const { what, where } of faults) places.set(what, (places.get(what) ?? new Set()).add(where));
  return [...places].map(([what, paths]) => `${resultTexts.places([...paths], site.pages.length)}: ${what}`).join('\n');
}
