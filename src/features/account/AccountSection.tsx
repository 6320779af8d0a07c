import { ActiveSessions } from './ActiveSessions.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { accountTexts as texts } from './texts.ts';
import './account.css';

/** 'Konto' on the settings page: name and mail, password, the browsers that are logged in. */
export function AccountSection() {
  return (
    <section className="account" aria-labelledby="account">
      <h2 id="account">{texts.title}</h2>
      <div className="panels">
        <ProfileForm />
        <PasswordForm />
        <ActiveSessions />
      </div>
    </section>
  );
}
