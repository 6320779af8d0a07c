import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useSearch } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { accountSection } from '#admin/accounts/AccountSection.tsx';
import { accountQuery } from '#admin/accounts/account-queries.ts';
import { administratorSection } from '#admin/accounts/administrators/AdministratorSection.tsx';
import { RecoverySheet } from '#admin/accounts/RecoverySheet.tsx';
import { calendarSection } from '#admin/calendar/CalendarPanel.tsx';
import { importSection } from '#admin/import/import-section.ts';
import { notificationSection } from '#admin/notifications/NotificationSection.tsx';
import { personDataSection } from '#admin/person-data/PersonDataPanel.tsx';
import { templateSection } from '#admin/reply/TemplatePanel.tsx';
import { keySection, Passkeys } from '#admin/sign-in/passkeys/KeySection.tsx';
import { IsOwner } from '#shared/ui/is-owner.ts';
import { LateDetails } from '#shared/ui/LateDetails.tsx';
import { latePart } from '#shared/ui/late-part.tsx';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { Panes } from '#shared/ui/Pane.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { type Section, SettingsSection } from './SettingsSection.tsx';
import { adminTexts } from './texts.ts';

const DashboardPanels = latePart(
  'h-[60rem]',
  async () => (await import('#admin/dashboard/DashboardPage.tsx')).DashboardPanels,
);

/** The keys and the recovery sheet: one step, because a key alone is gone with its device. */
const KeysWithSheet = () => (
  <Panes className="items-start">
    <Passkeys />
    <RecoverySheet />
  </Panes>
);

const SECTIONS: readonly Section[] = [
  accountSection,
  { ...keySection, Content: KeysWithSheet },
  notificationSection,
  templateSection,
  calendarSection,
  importSection,
  administratorSection,
  personDataSection,
];

export function SettingsPage() {
  const isOwner = use(IsOwner);
  // Until it is known whose settings these are, no panel may ask for the owner's, or use up a mail's link.
  const { isPending } = useQuery(accountQuery);
  const openId = useLocationProperty(() => location.hash.slice(1));
  // A link of a mail or a notice may lead to what is the owner's alone.
  const hasArrived = useSearch().includes('arrived=');
  const shown = SECTIONS.filter((section) => isOwner || !section.isOwners);
  const isHidden = SECTIONS.some(({ id }) => id === openId) && !shown.some(({ id }) => id === openId);
  const isRefused = !isOwner && (hasArrived || isHidden);
  return (
    <>
      <PageHeading title={pageTitles.settings} margin="mb-3" />
      {isRefused && <p className="notice mb-4">{adminTexts.ownersOnly}</p>}
      <div className="mb-6 border-t border-glass-3">
        {shown.map((section) => (
          <SettingsSection key={section.id} section={section} isKnown={!isPending} isOpen={section.id === openId} />
        ))}
      </div>
      {/* The dashboard again (Spec §2, ruling 7). Closed, because it has its own page. */}
      <LateDetails title={pageTitles.dashboard}>
        <DashboardPanels />
      </LateDetails>
    </>
  );
}
