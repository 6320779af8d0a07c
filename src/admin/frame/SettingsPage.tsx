import { useQuery } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import { useSearch } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { ActiveSessions } from '#admin/accounts/ActiveSessions.tsx';
import { accountQuery, useIsOwner } from '#admin/accounts/account-queries.ts';
import { AdministratorList, administratorsQuery } from '#admin/accounts/administrators/AdministratorList.tsx';
import { InvitationForm } from '#admin/accounts/administrators/InvitationForm.tsx';
import { administratorTexts } from '#admin/accounts/administrators/texts.ts';
import { PasswordForm } from '#admin/accounts/PasswordForm.tsx';
import { ProfileForm } from '#admin/accounts/ProfileForm.tsx';
import { SecurityLog } from '#admin/accounts/SecurityLog.tsx';
import { accountTexts } from '#admin/accounts/texts.ts';
import { addressQuery } from '#admin/calendar/address-query.ts';
import { CalendarPanel } from '#admin/calendar/CalendarPanel.tsx';
import { calendarTexts } from '#admin/calendar/calendar-texts.ts';
import { HolidayPanel, holidayQuery } from '#admin/holiday/HolidayPanel.tsx';
import { holidayPanelTexts } from '#admin/holiday/texts.ts';
import { templatesQuery } from '#admin/inbox/reply/reply-queries.ts';
import { TemplatePanel } from '#admin/inbox/reply/TemplatePanel.tsx';
import { templateTexts } from '#admin/inbox/reply/template-texts.ts';
import { MailPanel } from '#admin/notifications/MailPanel.tsx';
import { pushQuery, thisDeviceQuery } from '#admin/notifications/notification-queries.ts';
import { PushPanels } from '#admin/notifications/push/PushPanels.tsx';
import { notificationTexts } from '#admin/notifications/texts.ts';
import { PersonDataPanel } from '#admin/person-data/PersonDataPanel.tsx';
import { personTexts } from '#admin/person-data/texts.ts';
import { shortGermanDate } from '#shared/format/german-date.ts';
import { IsOwner } from '#shared/ui/is-owner.ts';
import { LateDetails } from '#shared/ui/LateDetails.tsx';
import { latePart } from '#shared/ui/late-part.tsx';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { Panes } from '#shared/ui/Panes.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { adminTexts, settingsTexts } from './texts.ts';

const DashboardPanels = latePart(
  'h-[60rem]',
  async () => (await import('#admin/dashboard/DashboardPage.tsx')).DashboardPanels,
);

const Notifications = () => (
  <Panes className="items-start">
    {use(IsOwner) && <MailPanel />}
    <PushPanels />
  </Panes>
);

/** The rows of the page. A helper sees those without `isOwners`. */
const SECTIONS = [
  {
    id: 'account',
    title: accountTexts.title,
    content: (
      <Panes className="items-start">
        <ProfileForm />
        <PasswordForm />
        <ActiveSessions />
      </Panes>
    ),
  },
  { id: 'notifications', title: notificationTexts.title, content: <Notifications /> },
  { id: 'templates', title: templateTexts.heading, content: <TemplatePanel />, isOwners: true },
  { id: 'holiday', title: holidayPanelTexts.title, content: <HolidayPanel />, isOwners: true },
  { id: 'calendar', title: calendarTexts.title, content: <CalendarPanel /> },
  {
    id: 'administrators',
    title: administratorTexts.title,
    content: (
      <Panes className="items-start">
        <AdministratorList />
        <InvitationForm />
        <SecurityLog />
      </Panes>
    ),
    isOwners: true,
  },
  { id: 'person-data', title: personTexts.title, content: <PersonDataPanel />, isOwners: true },
] as const satisfies readonly { id: string; title: string; content: ReactNode; isOwners?: true }[];

type SectionId = (typeof SECTIONS)[number]['id'];

/** Shows the settings as rows with their states, each with its own address. Helpers see fewer rows. */
export function SettingsPage() {
  const isOwner = useIsOwner();
  // Until it is known whose settings these are, no panel may ask for the owner's, or use up a mail's link.
  const { isPending } = useQuery(accountQuery);
  const states = useSettingsStates();
  const openId = useLocationProperty(() => location.hash.slice(1));
  // A link of a mail or a notice may lead to what is the owner's alone.
  const hasArrived = useSearch().includes('arrived=');
  const shown = SECTIONS.filter((section) => isOwner || !('isOwners' in section));
  const isHidden = SECTIONS.some(({ id }) => id === openId) && !shown.some(({ id }) => id === openId);
  const isRefused = !isOwner && (hasArrived || isHidden);
  return (
    <>
      <PageHeading title={pageTitles.settings} margin="mb-3" />
      {isRefused && <p className="notice mb-4">{adminTexts.ownersOnly}</p>}
      <div className="mb-6 border-t border-glass-3">
        {shown.map(({ id, title, content }) => (
          <SettingsSection key={id} id={id} title={title} state={states[id]} isOpen={id === openId}>
            {!isPending && content}
          </SettingsSection>
        ))}
      </div>
      {/* The dashboard again (Spec §2, ruling 7). Closed, because it has its own page. */}
      <LateDetails title={pageTitles.dashboard}>
        <DashboardPanels />
      </LateDetails>
    </>
  );
}

/** Returns each section's state in one or two words; undefined while it loads, or without a state. */
function useSettingsStates(): Record<SectionId, string | undefined> {
  const account = useQuery(accountQuery).data;
  const isOwner = account?.isOwner === true;
  const push = useQuery(pushQuery).data;
  const device = useQuery(thisDeviceQuery).data;
  const templates = useQuery({ ...templatesQuery, enabled: isOwner }).data;
  const address = useQuery(addressQuery).data;
  const holiday = useQuery({ ...holidayQuery, enabled: isOwner }).data;
  const people = useQuery({ ...administratorsQuery, enabled: isOwner }).data;
  const isTold = push?.devices.some(({ id, isGone }) => id === device?.id && !isGone);
  return {
    account: account?.username,
    notifications: push && (isTold ? settingsTexts.thisDevice : settingsTexts.devices(push.devices.length)),
    templates: templates?.length.toString(),
    holiday:
      holiday === undefined
        ? undefined
        : holiday
          ? settingsTexts.until(shortGermanDate(new Date(holiday.until)))
          : settingsTexts.none,
    calendar: address === undefined ? undefined : address ? settingsTexts.on : settingsTexts.off,
    administrators: people?.administrators.length.toString(),
    'person-data': undefined,
  };
}
