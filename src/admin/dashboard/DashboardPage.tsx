import { useQuery } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import { Link } from 'wouter';
import { waitingQuery } from '#admin/shown/request-queries.ts';
import { IsOwner } from '#shared/ui/is-owner.ts';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { Pane, Panes } from '#shared/ui/Pane.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { DashboardDates } from './DashboardDates.tsx';
import { FirstSteps, useFirstSteps } from './FirstSteps.tsx';
import { DashboardTiles, FIGURE_ROW, ServiceRequests, TopPages } from './figure-panels.tsx';
import { type Part, useStandings } from './system-states.ts';
import { Turnover, useTurnover } from './Turnover.tsx';
import { dashboardTexts as texts } from './texts.ts';
import { WaitingRequests } from './WaitingRequests.tsx';

export const DashboardPage = () => (
  <>
    <PageHeading title={pageTitles.dashboard} />
    <DashboardPanels>
      <DashboardDates />
      <WaitingRequests />
    </DashboardPanels>
  </>
);

const LINES = '[&_.pane]:rounded-none [&_.pane]:border-0 [&_.pane]:border-t [&_.pane]:bg-transparent [&_.pane]:px-0';

/** Around the given panels. The settings page shows them, too (Spec §2, ruling 7). */
export function DashboardPanels({ children }: { children?: ReactNode }) {
  const { steps, ...setUp } = useFirstSteps();
  const parts = useStandings();
  const waiting = useQuery(waitingQuery);
  const turnover = useTurnover();
  // Hides the panels until those above them have loaded, because these would move them.
  const isWaiting = [waiting, setUp, turnover].some(({ isLoading }) => isLoading);
  return (
    <>
      {isWaiting && (
        <div aria-busy="true">
          <Skeleton className="h-[60rem] w-full" />
        </div>
      )}
      <div className={`[&>.notice]:mb-6 ${LINES}`} hidden={isWaiting}>
        <Notices parts={parts} />
        {steps.length > 0 && <FirstSteps steps={steps} />}
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-8 @min-[54rem]:grid-cols-[repeat(2,minmax(0,1fr))] @min-[54rem]:grid-rows-[auto_1fr]">
          {children}
          <Turnover />
        </div>
        {/* Open, because the specification shows the figures; whoever needs none of them folds them away. */}
        <details className="my-4 [&>dl]:mb-6" open>
          <summary className="list-item min-h-touch content-center font-medium">{texts.figures}</summary>
          <DashboardTiles />
          <Panes className="gap-x-8">
            <TopPages />
            <ServiceRequests />
          </Panes>
          <SystemStatus parts={parts} />
          <QuickActions />
        </details>
      </div>
    </>
  );
}

/** Alarms, with the way to mend them. The first steps ask for what is only not set up yet. */
function Notices({ parts }: { parts: readonly Part[] }) {
  const isOwner = use(IsOwner);
  return parts.map(({ label, mark, words, to }) => {
    if (mark !== 'bad' || !to) return null;
    const isOwners = /^\/(settings|backups)/.test(to.href);
    return (
      <div key={label} className="notice notice-error" role="alert">
        <p>{words}</p>
        {(isOwner || !isOwners) && <Link href={to.href}>{to.words}</Link>}
      </div>
    );
  });
}

const MARK = 'before:mr-[0.45em] before:text-[1.1em] before:leading-none';
/** Differ in shape, because colour alone must not tell the states apart (WCAG 1.4.1). */
const MARKS: Record<Part['mark'], string> = {
  good: "before:text-vine before:content-['●'/'']",
  bad: "before:text-brick before:content-['▲'/'']",
  open: "before:text-edge before:content-['○'/'']",
  checking: "before:text-edge before:content-['○'/'']",
};

/** Every part as it was just checked (ruling 3). */
const SystemStatus = ({ parts }: { parts: readonly Part[] }) => (
  <Pane title={texts.status}>
    <dl>
      {parts.map(({ label, mark, words }) => (
        <div key={label} className={FIGURE_ROW.row}>
          <dt className={FIGURE_ROW.name}>{label}</dt>
          <dd className={`${FIGURE_ROW.figure} ${MARK} ${MARKS[mark]}`}>{words}</dd>
        </div>
      ))}
    </dl>
  </Pane>
);

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
