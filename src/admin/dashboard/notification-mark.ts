import type { NotificationState } from '#admin/notifications/contract.ts';
import type { PushState } from '#admin/notifications/push/contract.ts';
import type { StateMark } from './state-mark.ts';
import { dashboardTexts } from './texts.ts';

type Mails = Pick<NotificationState, 'isMailServerSet' | 'trouble' | 'lastSentAt' | 'provenAt'>;

/** By which ways the owner hears of a new request, and whether they work; what nobody has tried yet is only open. */
export function notificationMark(mails: Mails, { devices }: Pick<PushState, 'devices'>): [StateMark, string] {
  const texts = dashboardTexts.state.notifications;
  const isMailed = mails.isMailServerSet;
  if (isMailed && mails.trouble) return ['bad', texts.mailsFail];
  if (devices.some(({ isGone, trouble }) => isGone || trouble)) return ['bad', texts.deviceFails];
  const ways = [isMailed && texts.byMail, devices.length > 0 && texts.byDevices(devices.length)].filter((way) => way);
  if (ways.length === 0) return ['open', texts.none];
  const isProven = isMailed ? (mails.lastSentAt ?? mails.provenAt) : devices.some(({ acceptedAt }) => acceptedAt);
  return isProven ? ['good', ways.join(', ')] : ['open', texts.unproven(ways.join(', '))];
}
