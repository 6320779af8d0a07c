import { germanMoment } from '#shared/format/german-date.ts';
import type { NotificationState } from './contract.ts';
import { notificationTexts as texts } from './texts.ts';

type Mails = Pick<NotificationState, 'isMailServerSet' | 'trouble' | 'untold' | 'flooded'>;

/**
 * What the dashboard says of the mails, and where that leads; undefined while all is well. That none arrive is said
 * before that one did not.
 */
export function mailNotice({ isMailServerSet, trouble, untold, flooded }: Mails, now: Date) {
  const settings = { href: '/settings#notifications', words: texts.toSettings };
  if (!isMailServerSet) return { isAlarm: false, sentence: texts.unset, to: settings };
  if (trouble) {
    return {
      isAlarm: true,
      sentence: texts.arrivesNot(germanMoment(new Date(trouble.since), now), trouble.kind),
      to: settings,
    };
  }
  if (flooded > 0) {
    const to = { href: '/contacts?suspects=open', words: texts.toFlooded };
    return { isAlarm: true, sentence: texts.flooded(flooded), to };
  }
  const [one, ...others] = untold;
  if (!one) return undefined;
  const to =
    others.length === 0
      ? { href: `/contacts?contact=${one.id}`, words: texts.toRequest }
      : { href: '/contacts', words: texts.toRequests };
  return { isAlarm: true, sentence: texts.untold(untold.length, one.kind), to };
}
