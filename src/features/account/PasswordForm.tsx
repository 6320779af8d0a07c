import { BUTTON } from '#shared/ui/button-look.ts';
import { Pane } from '#shared/ui/Pane.tsx';
import { PasswordField } from '#shared/ui/PasswordField.tsx';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { useChangePassword } from './account-queries.ts';
import { passwordChange } from './contract.ts';
import { accountTexts as texts } from './texts.ts';

/** A new password: asks for the old one, and ends all other sessions. */
export function PasswordForm() {
  const change = useChangePassword();
  const { errors, submit } = useSentForm(passwordChange, change.mutateAsync);
  return (
    <Pane title={texts.password} heading="h3">
      <form
        className="grid gap-4 [&>.button]:justify-self-start"
        noValidate
        onSubmit={async (event) => {
          event.preventDefault();
          if (change.isPending) return;
          const form = event.currentTarget;
          if (await submit(form, texts.passwordChanged)) form.reset();
        }}
      >
        <PasswordField
          label={texts.currentPassword}
          error={errors.currentPassword}
          name="currentPassword"
          autoComplete="current-password"
        />
        <PasswordField
          label={texts.newPassword}
          hint={texts.newPasswordHint}
          error={errors.newPassword}
          name="newPassword"
          autoComplete="new-password"
        />
        <button type="submit" className={BUTTON.primary} aria-disabled={change.isPending}>
          {change.isPending ? texts.saving : texts.changePassword}
        </button>
      </form>
    </Pane>
  );
}
