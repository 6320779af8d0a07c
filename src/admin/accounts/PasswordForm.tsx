import { useQuery } from '@tanstack/react-query';
import { newPasswordHint } from '#domain/people/password-texts.ts';
import { Pane } from '#shared/ui/Pane.tsx';
import { SettingsForm } from '#shared/ui/SettingsForm.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { accountQuery, sessionsQuery } from './account-queries.ts';
import { accountRoutes } from './contract.ts';
import { accountTexts as texts } from './texts.ts';

/** Changes the password. Asks for the old one and ends all other sessions. */
export function PasswordForm() {
  const { data: account } = useQuery(accountQuery);
  return (
    <Pane title={texts.password} heading="h3">
      <p>{texts.endsOthers}</p>
      <SettingsForm
        route={accountRoutes.changePassword}
        outdates={sessionsQuery.queryKey}
        fields={{
          currentPassword: { kind: 'password', label: texts.currentPassword },
          newPassword: { kind: 'password', isNew: true, label: texts.newPassword, hint: newPasswordHint },
        }}
        words={[texts.password, uiTexts.save[1]]}
        saved={texts.passwordChanged}
        resets
      >
        {/* For password managers. */}
        <input className="hidden" name="username" autoComplete="username" value={account?.username ?? ''} readOnly />
      </SettingsForm>
    </Pane>
  );
}
