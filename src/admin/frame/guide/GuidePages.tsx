import { useQuery } from '@tanstack/react-query';
import { PasswordForm, ProfileForm } from '#admin/accounts/AccountSection.tsx';
import { ActiveSessions } from '#admin/accounts/ActiveSessions.tsx';
import { accountQuery, useIsOwner } from '#admin/accounts/account-queries.ts';
import { AdministratorList } from '#admin/accounts/administrators/AdministratorList.tsx';
import { RecoverySheet } from '#admin/accounts/RecoverySheet.tsx';
import { SecurityLog } from '#admin/accounts/SecurityLog.tsx';
import { MailPanel } from '#admin/notifications/MailPanel.tsx';
import { passkeysQuery } from '#admin/sign-in/passkeys/KeyProof.tsx';
import { Passkeys } from '#admin/sign-in/passkeys/KeySection.tsx';
import { INTRUDER_PATH, SET_UP_PATH } from '#domain/people/token-links.ts';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { KeysWithSheet } from '../KeysWithSheet.tsx';
import { INTRUDER_LOG_DAYS } from '../limits.ts';
import { Steps } from './Steps.tsx';
import { intruderTexts, setUpTexts } from './texts.ts';

/** Leads a new administrator to a key with its recovery sheet, and to the right address. Each can wait. */
export function SetUpPage() {
  const { data: account } = useQuery(accountQuery);
  const { isPending } = useQuery(passkeysQuery);
  const steps = [
    { ...setUpTexts.key, isOpen: account?.codesLeft === 0, Content: KeysWithSheet },
    { ...setUpTexts.address, Content: ProfileForm },
  ];
  return <Steps title={pageTitles.setUp} path={SET_UP_PATH} steps={steps} waits={isPending} />;
}

/** Leads through all that a stranger may have or have changed, after somebody was in. Helpers see what is theirs. */
export function IntruderPage() {
  const isOwner = useIsOwner();
  const steps = [
    { ...intruderTexts.password, Content: PasswordForm },
    { ...intruderTexts.devices, Content: Devices },
    ...(isOwner ? [{ ...intruderTexts.people, Content: AdministratorList }] : []),
    { ...intruderTexts.addresses, Content: isOwner ? Addresses : ProfileForm },
    { ...intruderTexts.sheet, Content: RecoverySheet },
    ...(isOwner ? [{ ...intruderTexts.log, Content: LastDays }] : []),
  ];
  return <Steps title={pageTitles.intruder} path={INTRUDER_PATH} steps={steps} />;
}

const Devices = () => (
  <>
    <ActiveSessions />
    <Passkeys />
  </>
);
const Addresses = () => (
  <>
    <ProfileForm />
    <MailPanel />
  </>
);
const LastDays = () => <SecurityLog days={INTRUDER_LOG_DAYS} />;
