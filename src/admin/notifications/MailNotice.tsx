import { useQuery } from '@tanstack/react-query';
import { Notice } from '#shared/ui/Notice.tsx';
import { mailNotice } from './mail-notice.ts';
import { notificationQuery } from './notification-queries.ts';

/** For the dashboard: an alarm where mails do not arrive, an invitation where no mail server is set, else nothing. */
export function MailNotice() {
  const { data } = useQuery(notificationQuery);
  const notice = data && mailNotice(data, new Date());
  return notice ? <Notice {...notice} /> : null;
}
