import { useQuery } from '@tanstack/react-query';
import { useDraft } from '#shared/browser/use-draft.ts';
import { Field } from '#shared/ui/Field.tsx';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { accountQuery, useUpdateAccount } from './account-queries.ts';
import { type Account, account } from './contract.ts';
import { accountTexts as texts } from './texts.ts';
import { useAccountForm } from './use-account-form.ts';

/** Name for the login and address for messages. What is being typed survives a session that ends. */
export function ProfileForm() {
  const { data, error, refetch } = useQuery(accountQuery);
  const [draft, setDraft] = useDraft<Partial<Account>>('account-profile', {});
  const update = useUpdateAccount();
  const { errors, submit } = useAccountForm(account, update.mutateAsync);

  if (error && !data) return <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} />;
  if (!data) return <p role="status">{texts.loading}</p>;
  const values = { ...data, ...draft };
  return (
    <form
      className="pane account-form"
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        if (await submit(event.currentTarget, texts.saved)) setDraft({});
      }}
    >
      <h3>{texts.profile}</h3>
      <Field label={texts.username} error={errors.username}>
        {(control) => (
          <input
            {...control}
            className="input"
            name="username"
            autoComplete="username"
            value={values.username}
            onChange={(event) => setDraft({ ...draft, username: event.target.value })}
          />
        )}
      </Field>
      <Field label={texts.email} error={errors.email}>
        {(control) => (
          <input
            {...control}
            className="input"
            name="email"
            type="email"
            autoComplete="email"
            value={values.email}
            onChange={(event) => setDraft({ ...draft, email: event.target.value })}
          />
        )}
      </Field>
      <button type="submit" className="button button-primary" disabled={update.isPending}>
        {update.isPending ? texts.saving : texts.save}
      </button>
    </form>
  );
}
