import { Panes } from '#shared/ui/Panes.tsx';
import { ActiveSessions } from './ActiveSessions.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** 'Konto' on the settings page: name and mail, password, the browsers that are logged in. */
export const AccountPanels = () => (
  <Panes className="items-start">
    <ProfileForm />
    <PasswordForm />
    <ActiveSessions />
  </Panes>
);
