import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { call } from '#shared/api/call.ts';
import { germanDateTime, germanMoment } from '#shared/format/german-date.ts';
import { ActionItem } from '#shared/ui/ActionItem.tsx';
import { ItemButton } from '#shared/ui/ChangeButton.tsx';
import { IsOwner } from '#shared/ui/is-owner.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { SettingsForm } from '#shared/ui/SettingsForm.tsx';
import { knownDevice } from '../device/known-device.ts';
import { reachOf } from '../device/reach-device.ts';
import { PUSH, pushQuery } from '../notification-queries.ts';
import { type PushDevice, pushRoutes } from './contract.ts';
import { ThisDevice } from './ThisDevice.tsx';
import { pushTexts as texts } from './texts.ts';

export function PushPanels() {
  const query = useQuery(pushQuery);
  return (
    <>
      <Panel title={texts.device} heading="h3" query={query}>
        {({ devices }) => (
          <>
            <ThisDevice />
            <DeviceList devices={devices} />
          </>
        )}
      </Panel>
      {use(IsOwner) && (
        <Panel title={texts.times} heading="h3" query={query}>
          {({ settings }) => (
            <SettingsForm route={pushRoutes.update} outdates={PUSH} values={settings} saved={texts.saved} />
          )}
        </Panel>
      )}
    </>
  );
}

function DeviceList({ devices }: { devices: readonly PushDevice[] }) {
  const ownId = reachOf() === 'on' && knownDevice();
  return (
    <>
      <h4 className="mt-3 text-body">{texts.devices}</h4>
      {devices.length === 0 && <p>{texts.noDevice}</p>}
      <ul>
        {devices.map((device) => (
          <ActionItem
            key={device.id}
            title={device.name}
            note={stateOf(device)}
            badge={device.id === ownId ? texts.thisDevice : undefined}
          >
            <ItemButton
              label={texts.remove}
              of={`${device.name}, ${germanDateTime(device.createdAt)}`}
              change={() => call(pushRoutes.remove, { params: { id: device.id } })}
              outdates={PUSH}
              done={texts.removed}
            />
          </ActionItem>
        ))}
      </ul>
    </>
  );
}

function stateOf({ isGone, trouble, acceptedAt, createdAt }: PushDevice): string {
  if (isGone) return texts.gone;
  if (trouble) return texts.troubled(germanMoment(new Date(trouble.since), new Date()), trouble.kind);
  const since = texts.since(germanDateTime(createdAt));
  return acceptedAt ? `${since}, ${texts.accepted(germanDateTime(acceptedAt))}` : since;
}
