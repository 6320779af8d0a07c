import { REPLY_WITHIN_MS } from '#content/reply-promise.ts';
import { type DaysAway, promiseBegins } from '#domain/absence/absence.ts';
import { addDays, berlinClock, berlinDay } from '#shared/format/berlin-day.ts';
import { shortGermanMoment } from '#shared/format/german-date.ts';
import { onFirstUse } from '#shared/format/on-first-use.ts';
import { replyByLater, replyByTexts } from './texts.ts';

const weekday = onFirstUse(() => new Intl.DateTimeFormat('de-DE', { weekday: 'long', timeZone: 'Europe/Berlin' }));

/** 'bis morgen, Dienstag, 15:20 Uhr' in German time; with the date after an absence: 'bis 23.8., 00:00 Uhr'. */
export function replyBy(createdAt: Date, absences: readonly DaysAway[]): string {
  const begins = promiseBegins(createdAt, absences);
  const end = new Date(begins.getTime() + REPLY_WITHIN_MS);
  if (begins > createdAt) return replyByLater(shortGermanMoment(end));
  const isTomorrow = berlinDay(end) === addDays(berlinDay(createdAt), 1);
  return replyByTexts(isTomorrow, weekday().format(end), berlinClock(end).slice(-5));
}
