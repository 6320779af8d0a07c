import { DialogOverPage } from './DialogOverPage.tsx';
import { LoginForm } from './LoginForm.tsx';
import { loginTexts as texts } from './texts.ts';

/** The login over a page whose session has ended. Nothing but a login closes it. */
export const LoginAgain = ({ username }: { username: string }) => (
  <DialogOverPage title={texts.againTitle}>
    <p className="mb-5">{texts.sessionEnded}</p>
    <LoginForm username={username} />
    <p className="mt-5 text-center">
      <a href="/">{texts.backToSite}</a>
    </p>
  </DialogOverPage>
);
