import { Panes } from '#shared/ui/Panes.tsx';
import { ActiveSessions } from './ActiveSessions.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { accountTexts as texts } from './texts.ts';

/** 'Konto' on the settings page: name and mail, password, the browsers that are logged in. */
export function AccountSection() {
  return (
    <section className="mb-10" aria-labelledby="account">
      <h2 id="account" className="mb-4">
        {texts.title}
      </h2>
      <Panes className="items-start">
        <ProfileForm />
        <PasswordForm />
        <ActiveSessions />
      </Panes>
    </section>
  );
}
