import { DAY_MS, HOUR_MS } from '#config/limits.ts';
import { REPLY_WITHIN_MS } from '#content/reply-promise.ts';
import { germanTime, shortGermanMoment } from '#shared/format/german-date.ts';
import { REPLY_PRESSES_MS } from '../limits.ts';
import type { StoredRequest } from '../shapes.ts';
import { clockTexts as texts } from './texts.ts';

export interface Clock {
  isOverdue: boolean;
  /** 'Noch 3 Std. bis zur Antwort', 'Bis 9:58 Uhr antworten!', 'Überfällig, seit 26 Std. offen'. */
  words: string;
  /** 'Noch 3 Std.', 'Bis 9:58 Uhr antworten', 'Überfällig, seit 26 Std.'; for a row. */
  short: string;
}

export type Waits = Pick<StoredRequest, 'createdAt' | 'promisedFrom'>;

/** Reads the reply clock of a waiting request. Rounds down, because a reply must not be late by rounding. */
export function clockOf(request: Waits, now: Date): Clock {
  const clock = wholeClockOf(request, now);
  return { ...clock, short: clock.words.replace(texts.rest, '') };
}

function wholeClockOf({ createdAt, promisedFrom = createdAt }: Waits, now: Date): Omit<Clock, 'short'> {
  if (promisedFrom > createdAt && Date.parse(promisedFrom) > now.getTime()) {
    const end = new Date(Date.parse(promisedFrom) + REPLY_WITHIN_MS);
    return { isOverdue: false, words: texts.afterAbsence(shortGermanMoment(end)) };
  }
  const open = Math.max(0, now.getTime() - Date.parse(promisedFrom));
  const left = REPLY_WITHIN_MS - open;
  if (left >= REPLY_PRESSES_MS) return { isOverdue: false, words: texts.hoursLeft(Math.floor(left / HOUR_MS)) };
  if (left > 0) return { isOverdue: false, words: texts.until(germanTime(new Date(now.getTime() + left))) };
  if (open < 2 * DAY_MS) return { isOverdue: true, words: texts.hoursOpen(Math.floor(open / HOUR_MS)) };
  return { isOverdue: true, words: texts.daysOpen(Math.floor(open / DAY_MS)) };
}
