import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { germanMoment } from '#shared/format/german-date.ts';
import { notificationQuery } from './notification-queries.ts';
import { notificationTexts as texts } from './texts.ts';

/** For the dashboard: an alarm where mails do not arrive, an invitation where no mail server is set, else nothing. */
export function MailNotice() {
  const { data } = useQuery(notificationQuery);
  if (!data || (data.isMailServerSet && !data.trouble)) return null;
  const { trouble, isMailServerSet } = data;
  const isAlarm = isMailServerSet && trouble !== null;
  return (
    <div className={isAlarm ? 'notice notice-error' : 'notice'} role={isAlarm ? 'alert' : undefined}>
      <p>{isAlarm ? texts.arrivesNot(germanMoment(new Date(trouble.since), new Date()), trouble.kind) : texts.unset}</p>
      <Link href="/settings">{texts.toSettings}</Link>
    </div>
  );
}
