import { useQuery } from '@tanstack/react-query';
import { backupNotice } from '#admin/backups/backup-notice.ts';
import { backupStatusQuery } from '#admin/backups/backup-queries.ts';
import { alertTexts } from '#admin/backups/texts.ts';
import { mailNotice } from '#admin/notifications/mail-notice.ts';
import { notificationQuery } from '#admin/notifications/notification-queries.ts';
import { pushNotice } from '#admin/notifications/push/push-notice.ts';
import { pushQuery } from '#admin/notifications/push/push-queries.ts';
import { pushTexts } from '#admin/notifications/push/texts.ts';
import type { NoticeProps } from '#shared/ui/Notice.tsx';

/** Alarms and invitations about mails, devices and backups, in this order; none while all is well. */
export function useNotices() {
  const mails = useQuery(notificationQuery);
  const push = useQuery(pushQuery);
  const backups = useQuery(backupStatusQuery);
  const now = new Date();
  const lost = push.data && pushNotice(push.data.devices, now);
  const unsaved = backups.data && backupNotice(backups.data);
  const notices: (NoticeProps | undefined)[] = [
    mails.data && mailNotice(mails.data, now),
    lost
      ? { isAlarm: true, sentence: lost, to: { href: '/settings#notifications', words: pushTexts.toSettings } }
      : undefined,
    unsaved && { ...unsaved, to: { href: '/backups', words: alertTexts.toBackups } },
  ];
  return {
    isLoading: mails.isLoading || push.isLoading || backups.isLoading,
    notices: notices.filter((notice) => notice !== undefined),
  };
}
