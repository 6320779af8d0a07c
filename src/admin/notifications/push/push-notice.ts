import { germanMoment } from '#shared/format/german-date.ts';
import type { PushDevice } from './contract.ts';
import { pushTexts as texts } from './texts.ts';

/** What the dashboard says of the devices; undefined while all are well. What has failed everywhere is said first. */
export function pushNotice(devices: readonly PushDevice[], now: Date): string | undefined {
  const used = devices.filter(({ isGone }) => !isGone);
  const since = used.flatMap(({ trouble }) => (trouble ? [trouble.since] : [])).toSorted();
  if (since[0] !== undefined && since.length === used.length)
    return texts.allTroubled(germanMoment(new Date(since[0]), now));
  const gone = devices.find(({ isGone }) => isGone);
  return gone && texts.someGone(gone.name);
}
