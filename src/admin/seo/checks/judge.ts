import type { SeoStatus } from '../contract.ts';
import { SEO_DETAIL_LINES_MAX } from '../limits.ts';
import type { Site } from '../site/site.ts';
import { allChecks, type CheckId, checkIds } from './all-checks.ts';
import type { Fault, Verdict } from './check.ts';

const PLACES_SHOWN = 4;

const resultTexts = {
  siteUnreachable: 'Nicht geprüft: Die Startseite war nicht erreichbar.',
  nothingToJudge: 'Hier gab es nichts zu prüfen. Das zählt nicht als Fehler.',
  more: (count: number) => (count === 1 ? 'Und noch ein weiterer Befund.' : `Und ${count} weitere Befunde.`),
  places: (paths: readonly string[], allPages: number) => {
    if (paths.length === allPages && allPages > 1) return 'Auf allen Seiten';
    const shown = paths.slice(0, PLACES_SHOWN).map(placeName).join(', ');
    return paths.length > PLACES_SHOWN ? `${shown} und ${paths.length - PLACES_SHOWN} weitere` : shown;
  },
};

const placeName = (path: string) => (path === '/' ? 'Startseite' : path);

export interface SeoResult {
  id: CheckId;
  weight: number;
  status: SeoStatus;
  score?: number;
  details?: string;
}

/** Runs every check; only 'reachable' if the home page is unreachable. */
export const judgeSite = (site: Site): SeoResult[] =>
  checkIds.map((id) => {
    const { judge, weight } = allChecks[id];
    if (site.pages.length > 0 || id === 'reachable') return { id, weight, ...resultOf(judge(site), site) };
    return { id, weight, status: 'warning', details: resultTexts.siteUnreachable };
  });

function resultOf({ examined, faults, note }: Verdict, site: Site): Omit<SeoResult, 'id' | 'weight'> {
  const details = detailsOf(faults, site) || note || (examined === 0 ? resultTexts.nothingToJudge : undefined);
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
  const lines = [...places].map(([what, wheres]) => `${resultTexts.places([...wheres], site.pages.length)}: ${what}`);
  const shown = lines.slice(0, SEO_DETAIL_LINES_MAX);
  if (lines.length > shown.length) shown.push(resultTexts.more(lines.length - shown.length));
  return shown.join('\n');
}
