import { useQuery } from '@tanstack/react-query';
import { germanMoment } from '#shared/format/german-date.ts';
import { Notice } from '#shared/ui/Notice.tsx';
import { notificationQuery } from './notification-queries.ts';
import { notificationTexts as texts } from './texts.ts';

/** For the dashboard: an alarm where mails do not arrive, an invitation where no mail server is set, else nothing. */
export function MailNotice() {
  const { data } = useQuery(notificationQuery);
  if (!data || (data.isMailServerSet && !data.trouble)) return null;
  const { trouble, isMailServerSet } = data;
  const isAlarm = isMailServerSet && trouble !== null;
  const sentence = isAlarm
    ? texts.arrivesNot(germanMoment(new Date(trouble.since), new Date()), trouble.kind)
    : texts.unset;
  return <Notice isAlarm={isAlarm} sentence={sentence} to={{ href: '/settings', words: texts.toSettings }} />;
}
