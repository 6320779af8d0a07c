import { useQuery } from '@tanstack/react-query';
import { newPasswordHint } from '#domain/people/password-texts.ts';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { Pane } from '#shared/ui/Pane.tsx';
import { PasswordField } from '#shared/ui/PasswordField.tsx';
import { SentForm } from '#shared/ui/SentForm.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { accountQuery, sessionsQuery } from './account-queries.ts';
import { accountRoutes, type PasswordChange, passwordChange } from './contract.ts';
import { accountTexts as texts } from './texts.ts';

/** Changes the password. Asks for the old one and ends all other sessions. */
export function PasswordForm() {
  const change = useChange(sessionsQuery.queryKey, (body: PasswordChange) =>
    call(accountRoutes.changePassword, { body }),
  );
  const { data: account } = useQuery(accountQuery);
  const { errors, form } = useSentForm(passwordChange, change.mutateAsync, {
    saved: texts.passwordChanged,
    resets: true,
  });
  return (
    <Pane title={texts.password} heading="h3">
      <p>{texts.endsOthers}</p>
      <SentForm form={form} words={[texts.password, uiTexts.save[1]]}>
        {/* For password managers. */}
        <input className="hidden" name="username" autoComplete="username" value={account?.username ?? ''} readOnly />
        <PasswordField label={texts.currentPassword} error={errors.currentPassword} name="currentPassword" />
        <PasswordField
          isNew
          label={texts.newPassword}
          hint={newPasswordHint}
          error={errors.newPassword}
          name="newPassword"
        />
      </SentForm>
    </Pane>
  );
}
