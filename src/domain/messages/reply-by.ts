import { REPLY_WITHIN_MS } from '#content/reply-promise.ts';
import { type Holiday, promiseBegins } from '#domain/requests/holiday.ts';
import { addDays, berlinClock, berlinDay } from '#shared/format/berlin-day.ts';
import { shortGermanMoment } from '#shared/format/german-date.ts';
import { onFirstUse } from '#shared/format/on-first-use.ts';
import { replyByHolidayText, replyByTexts } from './texts.ts';

/** With the date if a holiday postpones it: 'bis 23.8., 00:00 Uhr'. */
export function replyByWithin(createdAt: Date, holiday: Holiday | undefined): string {
  const begins = promiseBegins(createdAt, holiday);
  if (begins <= createdAt) return replyBy(createdAt);
  return replyByHolidayText(shortGermanMoment(new Date(begins.getTime() + REPLY_WITHIN_MS)));
}

const weekday = onFirstUse(() => new Intl.DateTimeFormat('de-DE', { weekday: 'long', timeZone: 'Europe/Berlin' }));

/** 'bis morgen, Dienstag, 15:20 Uhr', in German time. */
export function replyBy(now: Date): string {
  const end = new Date(now.getTime() + REPLY_WITHIN_MS);
  const isTomorrow = berlinDay(end) === addDays(berlinDay(now), 1);
  return replyByTexts(isTomorrow, weekday().format(end), berlinClock(end).slice(-5));
}
