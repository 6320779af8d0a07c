import { useQuery } from '@tanstack/react-query';
import { addressWaits } from '#domain/people/address-texts.ts';
import { call } from '#shared/api/call.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { TextField, UsernameField } from '#shared/ui/TextField.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { useDraftForm } from '#shared/ui/use-draft-form.ts';
import { usePress } from '#shared/ui/use-press.ts';
import { accountQuery } from './account-queries.ts';
import { type Account, account, accountRoutes, type OwnAccount } from './contract.ts';
import { accountTexts as texts } from './texts.ts';

/** Edits the login name and the address for messages. */
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

/** Keeps a draft until it is saved or discarded. Untouched fields show the saved values. */
function ProfileFields({ saved }: { saved: OwnAccount }) {
  // Invalidates all queries, because the sidebar shows the name, too.
  const update = useChange([], (body: Account) => call(accountRoutes.update, { body }));
  const { form, draft, forget, save, errors } = useDraftForm('profile', account, update.mutateAsync, {
    saved: texts.saved,
  });
  // Repeats the save on a second press, because the input may have changed meanwhile.
  const { isWorking, press } = usePress(save, { repeated: true });
  return (
    <form
      {...form}
      className="grid gap-4 [&>.button]:justify-self-start"
      onSubmit={(event) => {
        event.preventDefault();
        void press();
      }}
    >
      <UsernameField label={texts.username} error={errors.username} defaultValue={saved.username} />
      <TextField
        label={texts.email}
        error={errors.email}
        name="email"
        type="email"
        autoComplete="email"
        hint={saved.waiting ? addressWaits([saved.waiting], [saved.email]) : undefined}
        defaultValue={saved.waiting ?? saved.email}
      />
      {draft && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2" ref={handOnFocus}>
          <strong>{texts.unsaved}</strong>
          <button type="button" className="button" onClick={forget}>
            {texts.discard}
          </button>
        </p>
      )}
      <button type="submit" className={BUTTON.primary} aria-disabled={isWorking}>
        {uiTexts.save[isWorking ? 1 : 0]}
      </button>
    </form>
  );
}
