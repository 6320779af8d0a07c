import { DAY_MS } from '#config/limits.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { dashboardTexts } from './texts.ts';

/** Days since 1970 by Germany's calendar, whatever the hour. */
const dayNumber = (time: Date) => Date.parse(berlinDay(time)) / DAY_MS;

/** How long ago the newest successful backup was, in words (ruling 2): 'Keine', 'Heute', 'Gestern', 'vor 3 Tagen'. */
export function lastBackupText(lastBackup: string | null, now: Date): string {
  const texts = dashboardTexts.lastBackup;
  if (lastBackup === null) return texts.none;
  const days = dayNumber(now) - dayNumber(new Date(lastBackup));
  if (days <= 0) return texts.today;
  return days === 1 ? texts.yesterday : texts.daysAgo(days);
}
