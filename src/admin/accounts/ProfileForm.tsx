import { useQuery } from '@tanstack/react-query';
import { addressWaits } from '#domain/people/address-texts.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { SettingsForm } from '#shared/ui/SettingsForm.tsx';
import { USERNAME } from '#shared/ui/TextField.tsx';
import { accountQuery } from './account-queries.ts';
import { accountRoutes } from './contract.ts';
import { accountTexts as texts } from './texts.ts';

/** Edits the login name and the address for messages. */
export const ProfileForm = () => (
  <Panel
    title={texts.profile}
    heading="h3"
    query={useQuery(accountQuery)}
    failure={texts.loadFailed}
    room="h-[15.25rem]"
  >
    {({ username, email, waiting }) => (
      <SettingsForm
        route={accountRoutes.update}
        // All queries, because the sidebar shows the name, too.
        outdates={[]}
        draft="profile"
        values={{ username, email: waiting ?? email }}
        fields={{
          username: { label: texts.username, ...USERNAME },
          email: {
            label: texts.email,
            type: 'email',
            autoComplete: 'email',
            hint: waiting && addressWaits([waiting], [email]),
          },
        }}
        saved={texts.saved}
        unsaved={[texts.unsaved, texts.discard]}
      />
    )}
  </Panel>
);
