import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { analyticsRoutes, type PeriodDays } from '../contract.ts';

/** The figures of a period. Those of the period before stay on the screen while others load. */
export const summaryQuery = (days: PeriodDays) =>
  queryOptions({
    queryKey: ['analytics', 'summary', days],
    queryFn: ({ signal }) => call(analyticsRoutes.summary, { query: { days } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The newest views of a period. */
export const entriesQuery = (days: PeriodDays) =>
  queryOptions({
    queryKey: ['analytics', 'entries', days],
    queryFn: ({ signal }) => call(analyticsRoutes.entries, { query: { days } }, { signal }),
    placeholderData: keepPreviousData,
  });
