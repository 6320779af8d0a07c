import { germanMoment } from '#shared/format/german-date.ts';
import type { Standing } from '#shared/ui/standing.ts';
import type { NotificationState } from './contract.ts';
import type { PushDevice } from './push/contract.ts';
import { pushTexts } from './push/texts.ts';
import { notificationTexts as texts, wayTexts as ways } from './texts.ts';

const SETTINGS = { href: '/settings#notifications', words: texts.toSettings };

type Mails = Pick<
  NotificationState,
  'isMailServerSet' | 'trouble' | 'untold' | 'samples' | 'settings' | 'lastSentAt' | 'provenAt'
>;

/** How mail and push, which report new requests, stand: what fails comes first, then what is untried. */
export function notificationStanding(mails: Mails, devices: readonly PushDevice[], now: Date): Standing {
  const fault = sampleFault(mails) ?? mailFault(mails, now) ?? pushFault(devices, now);
  if (fault) return { mark: 'bad', ...fault };
  const { isMailServerSet: isMailed } = mails;
  const used = [isMailed && ways.byMail, devices.length > 0 && ways.byDevices(devices.length)]
    .filter(Boolean)
    .join(', ');
  if (!isMailed) return { mark: 'open', words: [texts.unset, used].filter(Boolean).join(' ') };
  const isProven = mails.lastSentAt ?? mails.provenAt;
  return isProven ? { mark: 'good', words: used } : { mark: 'open', words: ways.unproven(used) };
}

type Fault = Omit<Standing, 'mark'> | undefined;

/** Nobody reads the mails that go to the sample's address. */
function sampleFault({ samples, settings }: Mails): Fault {
  if (samples.length === 0) return undefined;
  const isSet = samples.some((address) => settings.addresses.includes(address));
  return { words: texts.sample(samples), to: isSet ? SETTINGS : { href: '/settings#account', words: texts.toAccount } };
}

/** A total failure comes before that of single requests. */
function mailFault({ isMailServerSet, trouble, untold }: Mails, now: Date): Fault {
  if (!isMailServerSet) return undefined;
  if (trouble)
    return { words: texts.arrivesNot(germanMoment(new Date(trouble.since), now), trouble.kind), to: SETTINGS };
  const [one] = untold;
  return one && { words: texts.untold(untold.length, one.kind), to: { href: '/contacts', words: texts.toRequests } };
}

/** One phone may be off while another device works. */
function pushFault(devices: readonly PushDevice[], now: Date): Fault {
  const used = devices.filter(({ isGone }) => !isGone);
  const since = used.flatMap(({ trouble }) => (trouble ? [trouble.since] : [])).toSorted();
  if (since[0] !== undefined && since.length === used.length)
    return { words: pushTexts.allTroubled(germanMoment(new Date(since[0]), now)), to: SETTINGS };
  const gone = devices.find(({ isGone }) => isGone);
  return gone && { words: pushTexts.someGone(gone.name), to: SETTINGS };
}
