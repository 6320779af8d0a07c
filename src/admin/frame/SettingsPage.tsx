import { useLocationProperty } from 'wouter/use-browser-location';
import { AccountPanels } from '#admin/accounts/AccountPanels.tsx';
import { useIsOwner } from '#admin/accounts/account-queries.ts';
import { AdministratorPanels } from '#admin/accounts/administrators/AdministratorPanels.tsx';
import { administratorTexts } from '#admin/accounts/administrators/texts.ts';
import { accountTexts } from '#admin/accounts/texts.ts';
import { CalendarPanel } from '#admin/calendar/CalendarPanel.tsx';
import { calendarTexts } from '#admin/calendar/calendar-texts.ts';
import { DASHBOARD, DashboardPanels } from '#admin/dashboard/DashboardPage.tsx';
import { HolidayPanel } from '#admin/holiday/HolidayPanel.tsx';
import { holidayPanelTexts } from '#admin/holiday/texts.ts';
import { TemplatePanel } from '#admin/inbox/reply/TemplatePanel.tsx';
import { templateTexts } from '#admin/inbox/reply/template-texts.ts';
import { NotificationPanels } from '#admin/notifications/NotificationPanels.tsx';
import { PushPanels } from '#admin/notifications/push/PushPanels.tsx';
import { notificationTexts } from '#admin/notifications/texts.ts';
import { PersonDataPanel } from '#admin/person-data/PersonDataPanel.tsx';
import { personTexts } from '#admin/person-data/texts.ts';
import { LateDetails } from '#shared/ui/LateDetails.tsx';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { Panes } from '#shared/ui/Panes.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { useSettingsStates } from './use-settings-states.ts';

const sectionsFor = (isOwner: boolean) => [
  { id: 'account', title: accountTexts.title, content: <AccountPanels /> },
  {
    id: 'notifications',
    title: notificationTexts.title,
    content: isOwner ? (
      <NotificationPanels>
        <PushPanels />
      </NotificationPanels>
    ) : (
      <Panes className="items-start">
        <PushPanels />
      </Panes>
    ),
  },
  { id: 'templates', title: templateTexts.heading, content: <TemplatePanel /> },
  ...(isOwner ? [{ id: 'holiday', title: holidayPanelTexts.title, content: <HolidayPanel /> }] : []),
  { id: 'calendar', title: calendarTexts.title, content: <CalendarPanel /> },
  ...(isOwner
    ? [
        { id: 'administrators', title: administratorTexts.title, content: <AdministratorPanels /> },
        { id: 'person-data', title: personTexts.title, content: <PersonDataPanel /> },
      ]
    : []),
];

/** The settings as rows with their states; each opens at an address of its own. Helpers see what is theirs. */
export function SettingsPage() {
  const isOwner = useIsOwner();
  const states = useSettingsStates(isOwner);
  const openId = useLocationProperty(() => location.hash.slice(1));
  return (
    <>
      <PageHeading title={pageTitles.settings} margin="mb-3" />
      <div className="mb-6 border-t border-glass-3">
        {sectionsFor(isOwner).map(({ id, title, content }) => (
          <SettingsSection key={id} id={id} title={title} state={states[id]} isOpen={id === openId}>
            {content}
          </SettingsSection>
        ))}
      </div>
      {/* Spec §2, ruling 7: the dashboard once more. Closed, because it has a page of its own. */}
      <div className={DASHBOARD}>
        <LateDetails title={pageTitles.dashboard}>
          <DashboardPanels />
        </LateDetails>
      </div>
    </>
  );
}
