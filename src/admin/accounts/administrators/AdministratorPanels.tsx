import { useQuery } from '@tanstack/react-query';
import { Panel } from '#shared/ui/Panel.tsx';
import { Panes } from '#shared/ui/Panes.tsx';
import { SecurityLog } from '../SecurityLog.tsx';
import { AdministratorItem } from './AdministratorItem.tsx';
import { administratorsQuery } from './administrator-queries.ts';
import { InvitationForm } from './InvitationForm.tsx';
import { InvitationItem } from './InvitationItem.tsx';
import { administratorTexts as texts } from './texts.ts';

/** 'Zugänge' on the settings page: who works in the area, who is invited, and a form for one more. */
export const AdministratorPanels = () => (
  <Panes className="items-start">
    <Panel title={texts.list} heading="h3" query={useQuery(administratorsQuery)} failure={texts.loadFailed}>
      {({ administrators, invitations }) => (
        <ul>
          {administrators.map((administrator) => (
            <AdministratorItem key={administrator.id} administrator={administrator} />
          ))}
          {invitations.map((invitation) => (
            <InvitationItem key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </Panel>
    <InvitationForm />
    <SecurityLog />
  </Panes>
);
