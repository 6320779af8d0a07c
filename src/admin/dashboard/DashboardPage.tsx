import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { BackupNotice } from '#admin/backups/BackupNotice.tsx';
import { backupStatusQuery } from '#admin/backups/backup-queries.ts';
import { waitingQuery } from '#admin/inbox/contact-queries.ts';
import { MailNotice } from '#admin/notifications/MailNotice.tsx';
import { notificationQuery } from '#admin/notifications/notification-queries.ts';
import { PushNotice } from '#admin/notifications/push/PushNotice.tsx';
import { pushQuery } from '#admin/notifications/push/push-queries.ts';
import { WeeklyReport } from '#admin/weekly-report/WeeklyReport.tsx';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { Panes } from '#shared/ui/Panes.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { DashboardDates } from './DashboardDates.tsx';
import { DashboardTiles } from './DashboardTiles.tsx';
import { ServiceRequests, TopPages } from './figure-panels.tsx';
import { SystemStatus } from './SystemStatus.tsx';
import { dashboardTexts as texts } from './texts.ts';
import { WaitingRequests } from './WaitingRequests.tsx';

/** Space below notices. */
export const DASHBOARD = '[&>.notice]:mb-6';

/** The dashboard (Spec §2). Every panel loads, fails and retries on its own. */
export function DashboardPage() {
  const { isLoading } = useQuery(waitingQuery);
  return (
    <>
      <PageHeading title={pageTitles.dashboard} />
      <DashboardPanels isLoading={isLoading}>
        <div className="mb-6 grid grid-cols-[minmax(0,1fr)] items-start gap-4 @min-[54rem]:grid-cols-[repeat(2,minmax(0,1fr))]">
          <DashboardDates />
          <WaitingRequests />
        </div>
      </DashboardPanels>
    </>
  );
}

/** Alarms, the given parts, then figures and states; the settings page shows it again (Spec §2, ruling 7). */
export function DashboardPanels({ isLoading = false, children }: { isLoading?: boolean; children?: ReactNode }) {
  const notices = [useQuery(notificationQuery), useQuery(pushQuery), useQuery(backupStatusQuery)];
  // The panels load hidden until it is known what stands above them, because that would move them.
  const isWaiting = isLoading || notices.some((notice) => notice.isLoading);
  return (
    <>
      {isWaiting && (
        <div aria-busy="true">
          <Skeleton className="h-[60rem] w-full" />
        </div>
      )}
      <div className={DASHBOARD} hidden={isWaiting}>
        <MailNotice />
        <PushNotice />
        <BackupNotice />
        {children}
        <DashboardTiles />
        <QuickActions />
        <Panes>
          <TopPages />
          <ServiceRequests />
          <SystemStatus />
        </Panes>
        <div className="mt-4">
          <WeeklyReport />
        </div>
      </div>
    </>
  );
}

const QuickActions = () => (
  <nav
    className="mb-6 grid grid-cols-2 gap-3 @min-[40rem]:grid-cols-4 @min-[40rem]:gap-4"
    aria-label={texts.quickActions}
  >
    {Object.entries(texts.quickAction).map(([page, words]) => (
      <Link key={page} className="button" href={`/${page}`}>
        {words}
      </Link>
    ))}
  </nav>
);
