import { inboxRoutes } from '#admin/shown/contract.ts';
import { REMOVED, useRequestMutation, useRestore } from '#admin/shown/request-queries.ts';
import { inboxTexts as texts } from '#admin/shown/texts.ts';
import type { BinnedRequest } from '#domain/requests/shapes.ts';
import { isSessionOver } from '#shared/api/api-error.ts';
import { call } from '#shared/api/call.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { announce } from '#shared/ui/toast/announce.ts';

interface RemoveButtonProps {
  contact: Pick<BinnedRequest, 'id' | 'name' | 'isSuspect'>;
  className?: string;
}

export function RemoveButton({ contact, className = BUTTON.danger }: RemoveButtonProps) {
  const removing = useRequestMutation((id: string) => call(inboxRoutes.remove, { params: { id } }), {
    mutationKey: REMOVED,
  });
  const restore = useRestore();

  function confirmAndRemove() {
    if (!window.confirm(texts.confirmRemove(contact.name))) return false;
    // One sentence for every failure (Spec §8), except an ended session, which opens the login.
    const removal = removing.mutateAsync(contact.id).catch((error) => {
      throw isSessionOver(error) ? error : new Error(texts.removeFailed);
    });
    return announce(removal, {
      done: {
        title: texts.removedTitle,
        description: texts.removed,
        action: { label: uiTexts.undo, onSelect: () => void restore(contact) },
      },
      failed: texts.removeFailed,
    });
  }

  return (
    <PendingButton className={className} onPress={confirmAndRemove}>
      {texts.remove}
    </PendingButton>
  );
}
