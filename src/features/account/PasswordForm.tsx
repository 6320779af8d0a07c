import { Field } from '#shared/ui/Field.tsx';
import { useChangePassword } from './account-queries.ts';
import { passwordChange } from './contract.ts';
import { accountTexts as texts } from './texts.ts';
import { useAccountForm } from './use-account-form.ts';

/** A new password: asks for the old one, and ends all other sessions. */
export function PasswordForm() {
  const change = useChangePassword();
  const { errors, submit } = useAccountForm(passwordChange, change.mutateAsync);
  return (
    <form
      className="pane account-form"
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        if (await submit(form, texts.passwordChanged)) form.reset();
      }}
    >
      <h3>{texts.password}</h3>
      <Field label={texts.currentPassword} error={errors.currentPassword}>
        {(control) => (
          <input
            {...control}
            className="input"
            name="currentPassword"
            type="password"
            autoComplete="current-password"
          />
        )}
      </Field>
      <Field label={texts.newPassword} hint={texts.newPasswordHint} error={errors.newPassword}>
        {(control) => (
          <input {...control} className="input" name="newPassword" type="password" autoComplete="new-password" />
        )}
      </Field>
      <button type="submit" className="button button-primary" disabled={change.isPending}>
        {change.isPending ? texts.saving : texts.changePassword}
      </button>
    </form>
  );
}
