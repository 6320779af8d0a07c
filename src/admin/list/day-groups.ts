import { addDays, berlinDay } from '#shared/format/berlin-day.ts';

export type DayGroup = 'today' | 'yesterday' | 'older';

export function dayGroups(now: Date): (iso: string) => DayGroup {
  const today = berlinDay(now);
  const yesterday = addDays(today, -1);
  return (iso) => {
    const day = berlinDay(new Date(iso));
    // Counts later days as today, because this device's clock may be slow.
    if (day >= today) return 'today';
    return day === yesterday ? 'yesterday' : 'older';
  };
}
