import { germanDateTime } from '#shared/format/german-date.ts';
import { ActionItem, ITEM_BADGE, ITEM_BUTTON } from '#shared/ui/ActionItem.tsx';
import { Badge } from '#shared/ui/Badge.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { useSwitch } from './administrator-queries.ts';
import type { Administrator } from './contract.ts';
import { administratorTexts as texts } from './texts.ts';

/** Somebody who has access. Switching it off can be taken back by the same button, so nothing asks before. */
export function AdministratorItem({ administrator }: { administrator: Administrator }) {
  const { id, username, email, isActive, isSelf, lastLogin } = administrator;
  const change = useSwitch();
  const switchIt = () =>
    announce(change.mutateAsync({ id, isActive: !isActive }), {
      done: isActive ? texts.switchedOff(username) : texts.switchedOn(username),
    });
  const since = lastLogin ? texts.lastLogin(germanDateTime(lastLogin)) : texts.neverIn;
  return (
    <ActionItem title={<strong>{username}</strong>} note={`${email}, ${isActive ? since : texts.off}`}>
      {isSelf ? (
        <Badge className={ITEM_BADGE}>{texts.you}</Badge>
      ) : (
        <PendingButton
          className={ITEM_BUTTON}
          aria-label={isActive ? texts.switchOffOf(username) : texts.switchOnOf(username)}
          onPress={switchIt}
        >
          {isActive ? texts.switchOff : texts.switchOn}
        </PendingButton>
      )}
    </ActionItem>
  );
}
