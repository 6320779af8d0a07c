import { newPasswordHint } from '#domain/people/password-texts.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { PasswordField } from '#shared/ui/PasswordField.tsx';
import { SentForm } from '#shared/ui/SentForm.tsx';
import { UsernameField } from '#shared/ui/TextField.tsx';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { newAccount } from './contract.ts';
import { DOOR_FORM, DoorCard } from './Doorstep.tsx';
import { invitationTexts as texts } from './invitation-texts.ts';
import { useAccept } from './session-queries.ts';
import { invitationErrors, loginTexts } from './texts.ts';

export function InvitationPage({ onAccepted }: { onAccepted: () => void }) {
  const token = location.hash.slice(1);
  const accept = useAccept();
  const { errors, form } = useSentForm(
    newAccount,
    (chosen) => accept.mutateAsync({ ...chosen, token }).then(onAccepted),
    { saved: texts.done },
  );
  const isOver = accept.error instanceof ApiError && accept.error.status === 410;
  return (
    <DoorCard title={texts.title} subtitle={texts.subtitle}>
      {(isOver || !token) && (
        <p className="notice" role="alert">
          {token ? invitationErrors.over : texts.noToken}
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
