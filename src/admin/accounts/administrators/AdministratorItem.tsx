import { germanDateTime } from '#shared/format/german-date.ts';
import { ActionItem, ITEM_BADGE, ITEM_BUTTON } from '#shared/ui/ActionItem.tsx';
import { Badge } from '#shared/ui/Badge.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { useHandOver, useRemove, useSwitch } from './administrator-queries.ts';
import type { Administrator } from './contract.ts';
import { administratorTexts as texts } from './texts.ts';

/** An administrator with the owner's actions. Only what can't be taken back by the same button asks before. */
export function AdministratorItem({ administrator }: { administrator: Administrator }) {
  const { username, email, isActive, isOwner, isSelf, lastLogin } = administrator;
  const since = lastLogin ? texts.lastLogin(germanDateTime(lastLogin)) : texts.neverIn;
  const note = [isOwner ? texts.owner : texts.helper, email, isActive ? since : texts.off].join(', ');
  return (
    <ActionItem title={<strong>{username}</strong>} note={note}>
      {isSelf ? <Badge className={ITEM_BADGE}>{texts.you}</Badge> : <Actions administrator={administrator} />}
    </ActionItem>
  );
}

function Actions({ administrator: { id, username, isActive } }: { administrator: Administrator }) {
  const change = useSwitch();
  const handOver = useHandOver();
  const remove = useRemove();
  const confirmed = async (question: string, act: () => Promise<unknown>) => !window.confirm(question) || act();
  return (
    <span className="flex flex-wrap gap-2">
      <PendingButton
        className={ITEM_BUTTON}
        aria-label={isActive ? texts.switchOffOf(username) : texts.switchOnOf(username)}
        onPress={() =>
          announce(change.mutateAsync({ id, isActive: !isActive }), {
            done: isActive ? texts.switchedOff(username) : texts.switchedOn(username),
          })
        }
      >
        {isActive ? texts.switchOff : texts.switchOn}
      </PendingButton>
      {isActive && (
        <PendingButton
          className={ITEM_BUTTON}
          aria-label={texts.handOverOf(username)}
          onPress={() =>
            confirmed(texts.confirmHandOver(username), () =>
              announce(handOver.mutateAsync(id), { done: texts.handedOver(username) }),
            )
          }
        >
          {texts.handOver}
        </PendingButton>
      )}
      <PendingButton
        className={ITEM_BUTTON}
        aria-label={texts.removeOf(username)}
        onPress={() =>
          confirmed(texts.confirmRemove(username), () =>
            announce(remove.mutateAsync(id), { done: texts.removed(username) }),
          )
        }
      >
        {texts.remove}
      </PendingButton>
    </span>
  );
}
