import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { IsOwner } from '#shared/ui/is-owner.ts';
import { Panes } from '#shared/ui/Pane.tsx';
import { knownDevice } from './device/known-device.ts';
import { MailPanel } from './MailPanel.tsx';
import { pushQuery } from './notification-queries.ts';
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
    const isTold = push?.devices.some(({ id, isGone }) => id === knownDevice() && !isGone);
    return push && (isTold ? pushTexts.toldHere : pushTexts.told(push.devices.length));
  },
};
