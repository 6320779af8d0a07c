import { germanDateTime } from '#shared/format/german-date.ts';
import { ActionItem, ITEM_BUTTON } from '#shared/ui/ActionItem.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { useWithdraw } from './administrator-queries.ts';
import type { Invitation } from './contract.ts';
import { administratorTexts as texts } from './texts.ts';

/** Somebody who has not accepted yet. */
export function InvitationItem({ invitation: { id, email, expiresAt } }: { invitation: Invitation }) {
  const withdraw = useWithdraw();
  return (
    <ActionItem title={email} note={texts.invitedUntil(germanDateTime(expiresAt))}>
      <PendingButton
        className={ITEM_BUTTON}
        aria-label={texts.withdrawOf(email)}
        onPress={() => announce(withdraw.mutateAsync(id), { done: texts.withdrawn(email) })}
      >
        {texts.withdraw}
      </PendingButton>
    </ActionItem>
  );
}
