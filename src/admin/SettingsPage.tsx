import { AccountSection } from '#features/account/AccountSection.tsx';
import { AdministratorSection } from '#features/administrators/AdministratorSection.tsx';
import { TemplateSection } from '#features/contact/reply/TemplateSection.tsx';
import { NotificationSection } from '#features/notifications/NotificationSection.tsx';
import { PersonDataSection } from '#features/person-data/PersonDataSection.tsx';
import { PushPanels } from '#features/push/PushPanels.tsx';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { DASHBOARD, DashboardPanels } from './dashboard/DashboardPage.tsx';

/** The owner's account, and under it the dashboard once more (Spec §2, ruling 7). */
export function SettingsPage() {
  return (
    <div className={DASHBOARD}>
      <PageHeading title={pageTitles.settings} />
      <AccountSection />
      <NotificationSection>
        <PushPanels />
      </NotificationSection>
      <TemplateSection />
      <AdministratorSection />
      <PersonDataSection />
      <h2 className="mb-4">{pageTitles.dashboard}</h2>
      <DashboardPanels />
    </div>
  );
}
