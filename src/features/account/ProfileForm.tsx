import { useQuery } from '@tanstack/react-query';
import { useDraft } from '#shared/browser/use-draft.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { accountQuery, useUpdateAccount } from './account-queries.ts';
import { type Account, account } from './contract.ts';
import { accountTexts as texts } from './texts.ts';
import { useAccountForm } from './use-account-form.ts';

/** Name for the login and address for messages. */
export function ProfileForm() {
  return (
    <Panel title={texts.profile} heading="h3" query={useQuery(accountQuery)} failure={texts.loadFailed}>
      {(saved) => <ProfileFields saved={saved} />}
    </Panel>
  );
}

/** What is being typed survives a session that ends; what was saved fills the fields nobody touched. */
function ProfileFields({ saved }: { saved: Account }) {
  const [draft, setDraft] = useDraft<Partial<Account>>('account-profile', {});
  const update = useUpdateAccount();
  const { errors, submit } = useAccountForm(account, update.mutateAsync);
  const values = { ...saved, ...draft };
  return (
    <form
      className="account-form"
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        if (await submit(event.currentTarget, texts.saved)) setDraft({});
      }}
    >
      <TextField
        label={texts.username}
        error={errors.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.username}
        onChange={(event) => setDraft({ ...draft, username: event.target.value })}
      />
      <TextField
        label={texts.email}
        error={errors.email}
        name="email"
        type="email"
        autoComplete="email"
        value={values.email}
        onChange={(event) => setDraft({ ...draft, email: event.target.value })}
      />
      <button type="submit" className="button button-primary" disabled={update.isPending}>
        {update.isPending ? texts.saving : texts.save}
      </button>
    </form>
  );
}
