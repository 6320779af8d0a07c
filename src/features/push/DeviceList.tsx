import { useQuery } from '@tanstack/react-query';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { germanDateTime, germanMoment } from '#shared/format/german-date.ts';
import { Badge } from '#shared/ui/Badge.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
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
    <li
      ref={handOnFocus}
      className="flex items-center justify-between gap-3 border-t border-glass-3 py-3 leading-[1.45] first:border-t-0 first:pt-0"
    >
      <p>
        {device.name}
        <br />
        <span className="field-note tabular-nums">{stateOf(device)}</span>
      </p>
      {isThis ? (
        <Badge className="flex-none px-[0.7em]">{texts.thisDevice}</Badge>
      ) : (
        <PendingButton
          className="button flex-none px-[0.7em]"
          aria-label={texts.removeOf(device.name, since)}
          onPress={() =>
            announce(remove.mutateAsync(device.id), {
              done: { title: uiTexts.sent.doneTitle, description: texts.removed },
              failed: { title: uiTexts.sent.failedTitle, fallback: uiTexts.sent.failed },
            })
          }
        >
          {texts.remove}
        </PendingButton>
      )}
    </li>
  );
}

/** How a device stands, in a sentence. */
function stateOf({ isGone, trouble, acceptedAt, createdAt }: PushDevice): string {
  if (isGone) return texts.gone;
  if (trouble) return texts.troubled(germanMoment(new Date(trouble.since), new Date()), trouble.kind);
  const since = texts.since(germanDateTime(createdAt));
  return acceptedAt ? `${since}, ${texts.accepted(germanDateTime(acceptedAt))}` : since;
}
