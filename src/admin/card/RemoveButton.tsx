import { useRemoveRequest, useRestore } from '#admin/shown/request-queries.ts';
import { inboxTexts as texts } from '#admin/shown/texts.ts';
import type { BinnedRequest } from '#domain/requests/shapes.ts';
import { isSessionOver } from '#shared/api/api-error.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';

interface RemoveButtonProps {
  contact: Pick<BinnedRequest, 'id' | 'name' | 'isSuspect'>;
  className?: string;
}

/** Moves a request or suspect to the bin after a confirmation (Spec §5, ruling 29). */
export function RemoveButton({ contact, className = BUTTON.danger }: RemoveButtonProps) {
  const { mutateAsync } = useRemoveRequest();
  const restore = useRestore();

  function confirmAndRemove() {
    if (!window.confirm(texts.confirmRemove(contact.name))) return false;
    // One sentence for every failure (Spec §8), except an ended session, which opens the login.
    const removal = mutateAsync(contact.id).catch((error) => {
      throw isSessionOver(error) ? error : new Error(texts.removeFailed);
    });
    return announce(removal, {
      done: {
        title: texts.removedTitle,
        description: texts.removed,
        action: { label: texts.undo, onSelect: () => void restore(contact) },
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
