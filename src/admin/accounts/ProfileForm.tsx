import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { useStoredDraft } from '#shared/browser/use-stored-draft.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { usePress } from '#shared/ui/use-press.ts';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { accountQuery, useUpdateAccount } from './account-queries.ts';
import { type Account, account } from './contract.ts';
import { accountTexts as texts } from './texts.ts';

/** Name for the login and address for messages. */
export function ProfileForm() {
  return (
    <Panel
      title={texts.profile}
      heading="h3"
      query={useQuery(accountQuery)}
      failure={texts.loadFailed}
      room="h-[15.25rem]"
    >
      {(saved) => <ProfileFields saved={saved} />}
    </Panel>
  );
}

/** What is being typed stays until it is saved or thrown away; what was saved fills the fields nobody touched. */
function ProfileFields({ saved }: { saved: Account }) {
  const [draft = {}, setDraft] = useStoredDraft<Partial<Account>>('account-profile');
  const update = useUpdateAccount();
  const { errors, submit } = useSentForm(account, update.mutateAsync);
  const values = { ...saved, ...draft };
  const isUnsaved = values.username !== saved.username || values.email !== saved.email;
  const form = useRef<HTMLFormElement>(null);
  const { isWorking, press } = usePress(
    async () => {
      if (form.current && (await submit(form.current, texts.saved))) setDraft(undefined);
    },
    // Whoever presses again has typed on meanwhile.
    { repeated: true },
  );
  return (
    <form
      ref={form}
      className="grid gap-4 [&>.button]:justify-self-start"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void press();
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
      {isUnsaved && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2" ref={handOnFocus}>
          <strong>{texts.unsaved}</strong>
          <button type="button" className="button" onClick={() => setDraft(undefined)}>
            {texts.discard}
          </button>
        </p>
      )}
      <button type="submit" className={BUTTON.primary} aria-disabled={isWorking}>
        {isWorking ? texts.saving : texts.save}
      </button>
    </form>
  );
}
