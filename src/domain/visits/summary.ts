import { TOP_ENTRIES, TOP_PAGES } from '#config/limits.ts';
import { business } from '#content/business.ts';
import { addDays, daysUntil } from '#shared/format/berlin-day.ts';
import type { Period } from './period.ts';
import type { AnalyticsSummary } from './shapes.ts';

export type Totals = AnalyticsSummary['before'];

export interface DayFigures {
  day: string;
  views: number;
  visitors: number;
}

export interface Label {
  kind: 'page' | 'country' | 'device' | 'browser' | 'source';
  label: string;
  views: number;
}

/** Joins the counted rows. Views from `ownHost` have no source, because they moved within the site. */
export function toSummary(
  period: Period,
  days: readonly DayFigures[],
  labels: readonly Label[],
  ownHost: string,
): Omit<AnalyticsSummary, 'days' | 'before' | 'interactions' | keyof Totals> {
  const byDay = new Map(days.map((figures) => [figures.day, figures]));
  const list = (kind: Label['kind'], length = TOP_ENTRIES) =>
    labels.filter((entry) => entry.kind === kind).slice(0, length);
  const ownHosts = [ownHost, new URL(business.siteUrl).hostname].map((host) => host.replace(/^www\./, ''));
  return {
    topPages: list('page', TOP_PAGES).map(({ label, views }) => ({ page: label, views })),
    topCountries: list('country').map(({ label, views }) => ({ country: label, views })),
    devices: list('device').map(({ label, views }) => ({ device: label, count: views })),
    browsers: list('browser').map(({ label, views }) => ({ browser: label, count: views })),
    sources: labels
      .filter(({ kind, label }) => kind === 'source' && !ownHosts.includes(label))
      .slice(0, TOP_ENTRIES)
      .map(({ label, views }) => ({ source: label, views })),
    perDay: daysUntil(period.last, period.days).map((day) => {
      const before = byDay.get(addDays(day, -period.days));
      return {
        day,
        views: byDay.get(day)?.views ?? 0,
        visitors: byDay.get(day)?.visitors ?? 0,
        viewsBefore: before?.views ?? 0,
        visitorsBefore: before?.visitors ?? 0,
      };
    }),
  };
}
