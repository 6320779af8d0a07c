import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { waitingQuery } from '#admin/inbox/contact-queries.ts';
import { WeeklyReport, weeklyReportQuery } from '#admin/weekly-report/WeeklyReport.tsx';
import { Notice } from '#shared/ui/Notice.tsx';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { Panes } from '#shared/ui/Panes.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { DashboardDates } from './DashboardDates.tsx';
import { DashboardTiles } from './DashboardTiles.tsx';
import { ServiceRequests, TopPages } from './figure-panels.tsx';
import { SystemStatus } from './SystemStatus.tsx';
import { dashboardTexts as texts } from './texts.ts';
import { useNotices } from './use-notices.ts';
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

/** Alarms, the given parts, the last week, then figures and states; the settings page shows it again (Spec §2, ruling 7). */
export function DashboardPanels({ isLoading = false, children }: { isLoading?: boolean; children?: ReactNode }) {
  const { notices, ...alarms } = useNotices();
  const report = useQuery(weeklyReportQuery);
  // The panels load hidden until it is known what stands above them, because that would move them.
  const isWaiting = isLoading || alarms.isLoading || report.isLoading;
  return (
    <>
      {isWaiting && (
        <div aria-busy="true">
          <Skeleton className="h-[60rem] w-full" />
        </div>
      )}
      <div className={DASHBOARD} hidden={isWaiting}>
        {notices.map((notice) => (
          <Notice key={notice.sentence} {...notice} />
        ))}
        {children}
        <WeeklyReport />
        <DashboardTiles />
        <Panes>
          <TopPages />
          <ServiceRequests />
          <SystemStatus />
        </Panes>
        <QuickActions />
      </div>
    </>
  );
}

const QuickActions = () => (
  <nav className="mt-4 flex flex-wrap gap-x-6" aria-label={texts.quickActions}>
    {Object.entries(texts.quickAction).map(([page, words]) => (
      <Link key={page} className="inline-flex min-h-touch items-center" href={`/${page}`}>
        {words}
      </Link>
    ))}
  </nav>
);
