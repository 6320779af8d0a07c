import { newPasswordHint } from '#domain/people/password-texts.ts';
import { call } from '#shared/api/call.ts';
import { PasswordField } from '#shared/ui/PasswordField.tsx';
import { SentForm } from '#shared/ui/SentForm.tsx';
import { UsernameField } from '#shared/ui/TextField.tsx';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { newAccount, sessionRoutes } from './contract.ts';
import { DOOR_FORM, DoorCard } from './Doorstep.tsx';
import { invitationTexts as texts } from './invitation-texts.ts';
import { useLogin } from './session-queries.ts';
import { loginTexts } from './texts.ts';

export function InvitationPage({ onAccepted }: { onAccepted: () => void }) {
  const token = location.hash.slice(1);
  const login = useLogin();
  const { errors, form } = useSentForm(
    newAccount,
    (chosen) => login.mutateAsync(() => call(sessionRoutes.accept, { body: { ...chosen, token } })).then(onAccepted),
    { saved: texts.done },
  );
  return (
    <DoorCard title={texts.title} subtitle={texts.subtitle}>
      {!token && (
        <p className="notice" role="alert">
          {texts.noToken}
        </p>
      )}
      {token && (
        <SentForm form={form} words={[texts.submit, texts.submitting]} className={DOOR_FORM}>
          <UsernameField label={loginTexts.username} error={errors.username} />
          <PasswordField isNew label={loginTexts.password} hint={newPasswordHint} error={errors.password} />
          <p className="field-note">{texts.notice}</p>
        </SentForm>
      )}
    </DoorCard>
  );
}
