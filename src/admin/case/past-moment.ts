import { historyTexts as texts } from '#domain/requests/case/history-texts.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { germanTime, numericDay, shortGermanDate } from '#shared/format/german-date.ts';

/** 'Heute, 9:05', 'Gestern, 8:35', '20.11., 10:12', '12.5.2025' from ISO 8601, in Germany. */
export function pastMoment(iso: string, now: Date): string {
  const moment = new Date(iso);
  const [day, today] = [berlinDay(moment), berlinDay(now)];
  if (day.slice(0, 4) !== today.slice(0, 4)) return numericDay(day);
  const near = day === today ? texts.today : day === addDays(today, -1) ? texts.yesterday : shortGermanDate(moment);
  return `${near}, ${germanTime(moment)}`;
}
