import { germanMoment } from '#shared/format/german-date.ts';
import type { NotificationState } from './contract.ts';
import type { PushDevice } from './push/contract.ts';
import { pushTexts } from './push/texts.ts';
import { notificationTexts as texts } from './texts.ts';

type Mails = Pick<NotificationState, 'isMailServerSet' | 'trouble' | 'untold'>;

/** Writes the dashboard's notice about mails, with a link; undefined while all arrive. A total failure comes first. */
export function mailNotice({ isMailServerSet, trouble, untold }: Mails, now: Date) {
  const settings = { href: '/settings#notifications', words: texts.toSettings };
  if (!isMailServerSet) return { isAlarm: false, sentence: texts.unset, to: settings };
  if (trouble) {
    return {
      isAlarm: true,
      sentence: texts.arrivesNot(germanMoment(new Date(trouble.since), now), trouble.kind),
      to: settings,
    };
  }
  const [one, ...others] = untold;
  if (!one) return undefined;
  const to =
    others.length === 0
      ? { href: `/contacts/${one.id}`, words: texts.toRequest }
      : { href: '/contacts', words: texts.toRequests };
  return { isAlarm: true, sentence: texts.untold(untold.length, one.kind), to };
}

/** Writes the dashboard's alarm about mails that go to the sample; undefined while all have readers. */
export function sampleNotice({ samples, settings }: Pick<NotificationState, 'samples' | 'settings'>) {
  if (samples.length === 0) return undefined;
  const isSet = samples.some((address) => settings.addresses.includes(address));
  return {
    isAlarm: true,
    sentence: texts.sample(samples),
    to: isSet
      ? { href: '/settings#notifications', words: texts.toSettings }
      : { href: '/settings#account', words: texts.toAccount },
  };
}

/** Writes the dashboard's notice about suspects, because a person may be among them; undefined without any. */
export const apartNotice = ({ apart }: Pick<NotificationState, 'apart'>) =>
  apart > 0
    ? { isAlarm: false, sentence: texts.apart(apart), to: { href: '/contacts?suspects=open', words: texts.toApart } }
    : undefined;

/** Writes the dashboard's notice about devices; undefined while all work. A total failure comes first. */
export function pushNotice(devices: readonly PushDevice[], now: Date): string | undefined {
  const used = devices.filter(({ isGone }) => !isGone);
  const since = used.flatMap(({ trouble }) => (trouble ? [trouble.since] : [])).toSorted();
  if (since[0] !== undefined && since.length === used.length)
    return pushTexts.allTroubled(germanMoment(new Date(since[0]), now));
  const gone = devices.find(({ isGone }) => isGone);
  return gone && pushTexts.someGone(gone.name);
}
