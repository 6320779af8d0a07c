import { call } from '#shared/api/call.ts';
import { uiTexts } from '#shared/ui/texts.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { inboxRoutes } from './contract.ts';
import { REMOVED, useRequestMutation } from './request-queries.ts';
import { inboxTexts as texts } from './texts.ts';

interface Words {
  confirm: string;
  removed: string;
  restored: string;
}

/**
 * Returns a function that moves many requests or suspects to the bin at once: after a confirmation, with an undo in the
 * toast. It resolves to whether they are there. `send` answers with the moment of the deletion.
 */
export function useRemoveMany<Input>(send: (input: Input) => Promise<{ deletedAt: string }>) {
  const removal = useRequestMutation(send, { mutationKey: REMOVED });
  const restoring = useRequestMutation((deletedAt: string) => call(inboxRoutes.restoreMany, { body: { deletedAt } }));
  return async (input: Input, { confirm, removed, restored }: Words): Promise<boolean> => {
    if (!window.confirm(confirm)) return false;
    const undo = (deletedAt: string) =>
      announce(restoring.mutateAsync(deletedAt), { done: { title: texts.restoredTitle, description: restored } });
    return announce(removal.mutateAsync(input), {
      done: ({ deletedAt }) => ({
        title: texts.removedTitle,
        description: removed,
        action: { label: uiTexts.undo, onSelect: () => void undo(deletedAt) },
      }),
    });
  };
}
