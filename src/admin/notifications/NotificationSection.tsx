import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { IsOwner } from '#shared/ui/is-owner.ts';
import { Panes } from '#shared/ui/Pane.tsx';
import { MailPanel } from './MailPanel.tsx';
import { pushQuery, thisDeviceQuery } from './notification-queries.ts';
import { PushPanels } from './push/PushPanels.tsx';
import { pushTexts } from './push/texts.ts';
import { notificationTexts } from './texts.ts';

export const notificationSection = {
  id: 'notifications',
  title: notificationTexts.title,
  Content: () => (
    <Panes className="items-start">
      {use(IsOwner) && <MailPanel />}
      <PushPanels />
    </Panes>
  ),
  useWords: () => {
    const { data: push } = useQuery(pushQuery);
    const { data: device } = useQuery(thisDeviceQuery);
    const isTold = push?.devices.some(({ id, isGone }) => id === device?.id && !isGone);
    return push && (isTold ? pushTexts.toldHere : pushTexts.told(push.devices.length));
  },
};
