import { keepPreviousData } from '@tanstack/react-query';
import type { PeriodDays } from '#domain/visits/shapes.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { analyticsRoutes } from '../contract.ts';

/** The previous figures stay while new ones load. */
export const summaryQuery = (days: PeriodDays) => ({
  ...queryOf(['analytics', 'summary', days], analyticsRoutes.summary, { query: { days } }),
  placeholderData: keepPreviousData,
});

export const entriesQuery = (days: PeriodDays) => ({
  ...queryOf(['analytics', 'entries', days], analyticsRoutes.entries, { query: { days } }),
  placeholderData: keepPreviousData,
});
