import { useQuery } from '@tanstack/react-query';
import { Panes } from '#shared/ui/Pane.tsx';
import { SecurityLog } from '../SecurityLog.tsx';
import { AdministratorList, administratorsQuery } from './AdministratorList.tsx';
import { InvitationForm } from './InvitationForm.tsx';
import { administratorTexts as texts } from './texts.ts';

export const administratorSection = {
  id: 'administrators',
  title: texts.title,
  isOwners: true,
  Content: () => (
    <Panes className="items-start">
      <AdministratorList />
      <InvitationForm />
      <SecurityLog />
    </Panes>
  ),
  useWords: (enabled: boolean) => useQuery({ ...administratorsQuery, enabled }).data?.administrators.length.toString(),
};
