import { AccountPanels } from '#features/account/AccountPanels.tsx';
import { accountTexts } from '#features/account/texts.ts';
import { AdministratorPanels } from '#features/administrators/AdministratorPanels.tsx';
import { administratorTexts } from '#features/administrators/texts.ts';
import { CalendarPanel } from '#features/contact/dates/CalendarPanel.tsx';
import { calendarTexts } from '#features/contact/dates/calendar-texts.ts';
import { TemplatePanel } from '#features/contact/reply/TemplatePanel.tsx';
import { templateTexts } from '#features/contact/reply/template-texts.ts';
import { NotificationPanels } from '#features/notifications/NotificationPanels.tsx';
import { notificationTexts } from '#features/notifications/texts.ts';
import { PersonDataPanel } from '#features/person-data/PersonDataPanel.tsx';
import { personTexts } from '#features/person-data/texts.ts';
import { PushPanels } from '#features/push/PushPanels.tsx';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { DASHBOARD, DashboardPanels } from './dashboard/DashboardPage.tsx';
import { adminTexts } from './texts.ts';

const SECTIONS = [
  { id: 'account', title: accountTexts.title, content: <AccountPanels /> },
  {
    id: 'notifications',
    title: notificationTexts.title,
    content: (
      <NotificationPanels>
        <PushPanels />
      </NotificationPanels>
    ),
  },
  { id: 'templates', title: templateTexts.heading, content: <TemplatePanel /> },
  { id: 'calendar', title: calendarTexts.title, content: <CalendarPanel /> },
  { id: 'administrators', title: administratorTexts.title, content: <AdministratorPanels /> },
  { id: 'person-data', title: personTexts.title, content: <PersonDataPanel /> },
  // Spec §2, ruling 7: the dashboard once more.
  { id: 'dashboard', title: pageTitles.dashboard, content: <DashboardPanels /> },
];

/** All that the owner sets, a section each, and a way to each of them. */
export function SettingsPage() {
  return (
    <>
      <PageHeading title={pageTitles.settings} margin="mb-3" />
      <nav aria-label={adminTexts.onThisPage} className="mb-6">
        <ul className="flex flex-wrap gap-x-5">
          {SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <a className="inline-flex min-h-touch items-center" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {SECTIONS.map(({ id, title, content }) => (
        <section key={id} className={`mb-10 ${DASHBOARD}`} aria-labelledby={id}>
          <h2 id={id} className="mb-4 scroll-mt-4" tabIndex={-1}>
            {title}
          </h2>
          {content}
        </section>
      ))}
    </>
  );
}
