import { useQuery } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import { Link } from 'wouter';
import { backupNotice, copyNotice } from '#admin/backups/backup-notice.ts';
import { backupStatusQuery } from '#admin/backups/backup-queries.ts';
import { alertTexts } from '#admin/backups/texts.ts';
import { apartNotice, mailNotice, pushNotice, sampleNotice } from '#admin/notifications/notices.ts';
import { notificationQuery, pushQuery } from '#admin/notifications/notification-queries.ts';
import { notificationTexts } from '#admin/notifications/texts.ts';
import { requestStatsQuery, waitingQuery } from '#admin/shown/request-queries.ts';
import { IsOwner } from '#shared/ui/is-owner.ts';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { Panes } from '#shared/ui/Panes.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { DashboardDates } from './DashboardDates.tsx';
import { FirstSteps, useFirstSteps } from './FirstSteps.tsx';
import { DashboardTiles, ServiceRequests, TopPages } from './figure-panels.tsx';
import { SystemStatus } from './SystemStatus.tsx';
import { Turnover, useTurnover } from './Turnover.tsx';
import { dashboardTexts as texts } from './texts.ts';
import { WaitingRequests } from './WaitingRequests.tsx';

/** The dashboard (Spec §2). Every panel loads, fails and retries on its own. */
export const DashboardPage = () => (
  <>
    <PageHeading title={pageTitles.dashboard} />
    <DashboardPanels>
      <DashboardDates />
      <WaitingRequests />
    </DashboardPanels>
  </>
);

/** Lines in place of the panels' boxes. */
const LINES = '[&_.pane]:rounded-none [&_.pane]:border-0 [&_.pane]:border-t [&_.pane]:bg-transparent [&_.pane]:px-0';

/** All panels of the dashboard around the given ones. The settings page shows them, too (Spec §2, ruling 7). */
export function DashboardPanels({ children }: { children?: ReactNode }) {
  const { steps, ...setUp } = useFirstSteps();
  const notices = useNotices(steps.length > 0);
  const waiting = useQuery(waitingQuery);
  const stats = useQuery(requestStatsQuery);
  const turnover = useTurnover();
  // Hides the panels until those above them have loaded, because these would move them.
  const isWaiting = [waiting, setUp, stats, turnover].some(({ isLoading }) => isLoading);
  return (
    <>
      {isWaiting && (
        <div aria-busy="true">
          <Skeleton className="h-[60rem] w-full" />
        </div>
      )}
      <div className={`[&>.notice]:mb-6 ${LINES}`} hidden={isWaiting}>
        {notices.map((notice) => (
          <Notice key={notice.sentence} {...notice} />
        ))}
        {steps.length > 0 && <FirstSteps steps={steps} />}
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-8 @min-[54rem]:grid-cols-[repeat(2,minmax(0,1fr))] @min-[54rem]:grid-rows-[auto_1fr]">
          {children}
          <Turnover />
        </div>
        <DashboardTiles />
        <Panes className="gap-x-8">
          <TopPages />
          <ServiceRequests />
          <SystemStatus />
        </Panes>
        <QuickActions />
      </div>
    </>
  );
}

interface NoticeProps {
  /** Whether something is broken; otherwise it is a suggestion. */
  isAlarm: boolean;
  sentence: string;
  to?: { href: string; words: string } | undefined;
}

const Notice = ({ isAlarm, sentence, to }: NoticeProps) => (
  <div className={isAlarm ? 'notice notice-error' : 'notice'} role={isAlarm ? 'alert' : undefined}>
    <p>{sentence}</p>
    {to && <Link href={to.href}>{to.words}</Link>}
  </div>
);

/** Mails, devices, backups and suspects, in this order. `isInvited`: the first steps contain the one to backups. */
function useNotices(isInvited: boolean): NoticeProps[] {
  const { data: mails } = useQuery(notificationQuery);
  const { data: push } = useQuery(pushQuery);
  const { data: backups } = useQuery(backupStatusQuery);
  const isOwner = use(IsOwner);
  const now = new Date();
  const unread = mails && sampleNotice(mails);
  const unsent = mails && mailNotice(mails, now);
  // A helper finds no settings for mails.
  const alarms = [unread, unsent].map(
    (alarm) => alarm && { ...alarm, to: isOwner || !alarm.to.href.startsWith('/settings') ? alarm.to : undefined },
  );
  const lost = push && pushNotice(push.devices, now);
  const unsaved = backups && backupNotice(backups);
  const uncopied = backups && copyNotice(backups.copies, now);
  return [
    ...alarms,
    lost
      ? { isAlarm: true, sentence: lost, to: { href: '/settings#notifications', words: notificationTexts.toSettings } }
      : undefined,
    unsaved && isOwner && (unsaved.isAlarm || !isInvited)
      ? { ...unsaved, to: { href: '/backups', words: alertTexts.toBackups } }
      : undefined,
    uncopied && isOwner ? { ...uncopied, to: { href: '/backups', words: alertTexts.toBackups } } : undefined,
    mails && apartNotice(mails),
  ].filter((notice) => notice !== undefined);
}

function QuickActions() {
  const isOwner = use(IsOwner);
  const actions = Object.entries(texts.quickAction).filter(([page]) => isOwner || page !== 'backups');
  return (
    <nav className="mt-4 flex flex-wrap gap-x-6" aria-label={texts.quickActions}>
      {actions.map(([page, words]) => (
        <Link key={page} className="inline-flex min-h-touch items-center" href={`/${page}`}>
          {words}
        </Link>
      ))}
    </nav>
  );
}
