import { BackupNotice } from '#features/backups/BackupNotice.tsx';
import { DashboardTiles } from './DashboardTiles.tsx';
import { QuickActions } from './QuickActions.tsx';
import { ServiceRequests } from './ServiceRequests.tsx';
import { SystemStatus } from './SystemStatus.tsx';
import { TopPages } from './TopPages.tsx';
import { dashboardTexts as texts } from './texts.ts';
import './dashboard.css';

/** What the owner sees first (Spec §2). Every panel loads, fails and tries again for itself. */
export function DashboardPage() {
  return (
    <div className="dashboard">
      <header className="page-head">
        <h1>{texts.title}</h1>
      </header>
      <DashboardPanels />
    </div>
  );
}

/** The dashboard without its heading: the settings page shows it again (Spec §2, ruling 7). */
export function DashboardPanels() {
  return (
    <>
      <BackupNotice />
      <DashboardTiles />
      <QuickActions />
      <div className="panels">
        <TopPages />
        <ServiceRequests />
        <SystemStatus />
      </div>
    </>
  );
}
