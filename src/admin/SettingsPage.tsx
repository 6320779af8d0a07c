import { AccountSection } from '#features/account/AccountSection.tsx';
import { DashboardPanels } from './dashboard/DashboardPage.tsx';
import { dashboardTexts } from './dashboard/texts.ts';
import { adminTexts } from './texts.ts';

/** The owner's account, and under it the dashboard once more (Spec §2, ruling 7). */
export function SettingsPage() {
  return (
    <div className="dashboard">
      <header className="page-head">
        <h1>{adminTexts.settings}</h1>
      </header>
      <AccountSection />
      <h2 className="page-part">{dashboardTexts.title}</h2>
      <DashboardPanels />
    </div>
  );
}
