import { useSearchParams } from 'wouter';
import { ANALYTICS_DEFAULT_DAYS, ANALYTICS_PERIODS_DAYS } from '#config/limits.ts';
import type { PeriodDays } from '#domain/visits/shapes.ts';

/** The period that is shown, kept in the address ('?days=7'); any other value is as if it weren't there. */
export function usePeriod(): [PeriodDays, (days: PeriodDays) => void] {
  const [params, setParams] = useSearchParams();
  const days = ANALYTICS_PERIODS_DAYS.find((period) => String(period) === params.get('days')) ?? ANALYTICS_DEFAULT_DAYS;
  return [days, (next) => setParams(next === ANALYTICS_DEFAULT_DAYS ? {} : { days: String(next) })];
}
