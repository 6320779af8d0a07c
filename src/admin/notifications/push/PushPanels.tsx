import { useQuery } from '@tanstack/react-query';
import { Panel } from '#shared/ui/Panel.tsx';
import { DeviceList } from './DeviceList.tsx';
import { PushTimes } from './PushTimes.tsx';
import { pushQuery } from './push-queries.ts';
import { ThisDevice } from './ThisDevice.tsx';
import { pushTexts as texts } from './texts.ts';

/** For 'Benachrichtigungen' on the settings page: the devices that are told, and when. */
export function PushPanels() {
  const query = useQuery(pushQuery);
  return (
    <>
      <Panel title={texts.device} heading="h3" query={query} failure={texts.loadFailed}>
        {({ devices }) => (
          <>
            <ThisDevice />
            <DeviceList devices={devices} />
          </>
        )}
      </Panel>
      <Panel title={texts.times} heading="h3" query={query} failure={texts.loadFailed}>
        {({ settings }) => <PushTimes settings={settings} />}
      </Panel>
    </>
  );
}
