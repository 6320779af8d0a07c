import { useQuery } from '@tanstack/react-query';
import { germanDateTime, germanMoment } from '#shared/format/german-date.ts';
import { ActionItem, ITEM_BADGE, ITEM_BUTTON } from '#shared/ui/ActionItem.tsx';
import { Badge } from '#shared/ui/Badge.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import type { PushDevice } from './contract.ts';
import { thisDeviceQuery, useRemoveDevice } from './push-queries.ts';
import { pushTexts as texts } from './texts.ts';

/** The browsers that are told; each other one can be removed from here. */
export function DeviceList({ devices }: { devices: readonly PushDevice[] }) {
  const { data: own } = useQuery(thisDeviceQuery);
  return (
    <>
      <h4 className="mt-3 text-body">{texts.devices}</h4>
      {devices.length === 0 && <p>{texts.noDevice}</p>}
      <ul>
        {devices.map((device) => (
          <DeviceItem key={device.id} device={device} isThis={device.id === own?.id && own.reach === 'on'} />
        ))}
      </ul>
    </>
  );
}

function DeviceItem({ device, isThis }: { device: PushDevice; isThis: boolean }) {
  const remove = useRemoveDevice();
  const since = germanDateTime(device.createdAt);
  return (
    <ActionItem title={device.name} note={stateOf(device)}>
      {isThis ? (
        <Badge className={ITEM_BADGE}>{texts.thisDevice}</Badge>
      ) : (
        <PendingButton
          className={ITEM_BUTTON}
          aria-label={texts.removeOf(device.name, since)}
          onPress={() => announce(remove.mutateAsync(device.id), { done: texts.removed })}
        >
          {texts.remove}
        </PendingButton>
      )}
    </ActionItem>
  );
}

/** How a device stands, in a sentence. */
function stateOf({ isGone, trouble, acceptedAt, createdAt }: PushDevice): string {
  if (isGone) return texts.gone;
  if (trouble) return texts.troubled(germanMoment(new Date(trouble.since), new Date()), trouble.kind);
  const since = texts.since(germanDateTime(createdAt));
  return acceptedAt ? `${since}, ${texts.accepted(germanDateTime(acceptedAt))}` : since;
}
