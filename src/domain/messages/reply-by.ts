import { REPLY_WITHIN_MS } from '#content/reply-promise.ts';
import { addDays, berlinClock, berlinDay } from '#shared/format/berlin-day.ts';
import { replyByTexts } from './texts.ts';

const weekday = new Intl.DateTimeFormat('de-DE', { weekday: 'long', timeZone: 'Europe/Berlin' });

/** Until when a request that arrives now is answered, by the clocks in Germany: 'bis morgen, Dienstag, 15:20 Uhr'. */
export function replyBy(now: Date): string {
  const end = new Date(now.getTime() + REPLY_WITHIN_MS);
  const isTomorrow = berlinDay(end) === addDays(berlinDay(now), 1);
  return replyByTexts(isTomorrow, weekday.format(end), berlinClock(end).slice(-5));
}
