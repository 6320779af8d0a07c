import { Panes } from '#shared/ui/Panes.tsx';
import { SecurityLog } from '../SecurityLog.tsx';
import { AdministratorList } from './AdministratorList.tsx';
import { InvitationForm } from './InvitationForm.tsx';

/** 'Zugänge' on the settings page: who works in the area, who is invited, and a form for one more. */
export const AdministratorPanels = () => (
  <Panes className="items-start">
    <AdministratorList />
    <InvitationForm />
    <SecurityLog />
  </Panes>
);
