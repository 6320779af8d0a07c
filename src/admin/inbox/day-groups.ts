import { addDays, berlinDay } from '#shared/format/berlin-day.ts';

export type DayGroup = 'today' | 'yesterday' | 'older';

/** Says of moments (ISO 8601) under which heading of the list they stand: by the days in Germany, seen from `now`. */
export function dayGroups(now: Date): (iso: string) => DayGroup {
  const today = berlinDay(now);
  const yesterday = addDays(today, -1);
  return (iso) => {
    const day = berlinDay(new Date(iso));
    // A clock that is slow here makes nothing a thing of tomorrow.
    if (day >= today) return 'today';
    return day === yesterday ? 'yesterday' : 'older';
  };
}
