import { ApiError } from '#shared/api/api-error.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PasswordField } from '#shared/ui/PasswordField.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { newAccount } from './contract.ts';
import { DoorCard } from './DoorCard.tsx';
import { useAccept } from './session-queries.ts';
import { invitationErrors, loginTexts, invitationTexts as texts } from './texts.ts';

/** Where somebody who was invited chooses name and password; then they are in. */
export function InvitationPage({ onAccepted }: { onAccepted: () => void }) {
  const token = location.hash.slice(1);
  const accept = useAccept();
  const { errors, submit } = useSentForm(newAccount, (chosen) => accept.mutateAsync({ ...chosen, token }));
  const isOver = accept.error instanceof ApiError && accept.error.status === 410;
  return (
    <DoorCard title={texts.title} subtitle={texts.subtitle}>
      {(isOver || !token) && (
        <p className="notice" role="alert">
          {token ? invitationErrors.over : texts.noToken}
        </p>
      )}
      <form
        className="grid gap-5"
        noValidate
        onSubmit={async (event) => {
          event.preventDefault();
          if (!token || accept.isPending) return;
          if (await submit(event.currentTarget, texts.done)) onAccepted();
        }}
      >
        <TextField
          label={loginTexts.username}
          error={errors.username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          label={loginTexts.password}
          hint={texts.passwordHint}
          error={errors.password}
          name="password"
          autoComplete="new-password"
        />
        <p className="field-note">{texts.notice}</p>
        <button type="submit" className={`${BUTTON.primary} mt-1`} aria-disabled={!token || accept.isPending}>
          {accept.isPending ? texts.submitting : texts.submit}
        </button>
      </form>
    </DoorCard>
  );
}
