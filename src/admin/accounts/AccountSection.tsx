import { useQuery } from '@tanstack/react-query';
import { addressWaits } from '#domain/people/address-texts.ts';
import { Pane, Panes } from '#shared/ui/Pane.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { SettingsForm } from '#shared/ui/SettingsForm.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { ActiveSessions } from './ActiveSessions.tsx';
import { accountQuery, sessionsQuery } from './account-queries.ts';
import { accountRoutes } from './contract.ts';
import { accountTexts as texts } from './texts.ts';

export const accountSection = {
  id: 'account',
  title: texts.title,
  Content: () => (
    <Panes className="items-start">
      <ProfileForm />
      <PasswordForm />
      <ActiveSessions />
    </Panes>
  ),
  useWords: () => useQuery(accountQuery).data?.username,
};

const ProfileForm = () => (
  <Panel title={texts.profile} heading="h3" query={useQuery(accountQuery)} room="h-[15.25rem]">
    {({ username, email, waiting }) => (
      <SettingsForm
        route={accountRoutes.update}
        // All queries, because the sidebar shows the name, too.
        outdates={[]}
        draft="profile"
        values={{ username, email: waiting ?? email }}
        hints={{ email: waiting && addressWaits([waiting], [email]) }}
        saved={texts.saved}
      />
    )}
  </Panel>
);

function PasswordForm() {
  const { data: account } = useQuery(accountQuery);
  return (
    <Pane title={texts.password} heading="h3">
      <p>{texts.endsOthers}</p>
      <SettingsForm
        route={accountRoutes.changePassword}
        outdates={sessionsQuery.queryKey}
        hints={{ everything: texts.endsEverything }}
        words={[texts.password, uiTexts.save[1]]}
        saved={texts.passwordChanged}
        resets
      >
        {/* For password managers. */}
        <input className="hidden" name="username" autoComplete="username" value={account?.username ?? ''} readOnly />
      </SettingsForm>
    </Pane>
  );
}
