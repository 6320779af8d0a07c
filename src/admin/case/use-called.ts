import { inboxRoutes } from '#admin/shown/contract.ts';
import { useRequestMutation } from '#admin/shown/request-queries.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { call } from '#shared/api/call.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { waitingTexts as texts } from './texts.ts';
import { useEntries } from './use-entries.ts';

/** Settles a planned call, with an undo; somebody without a number was written to. */
export function useCalled({ id, name, state }: Pick<StoredRequest, 'id' | 'name' | 'state'>, isByMail: boolean) {
  const { offerUndo } = useEntries({ id });
  const { mutateAsync } = useRequestMutation((before: number) =>
    call(inboxRoutes.removeDate, { params: { id, before } }),
  );
  return () =>
    announce(mutateAsync(state?.date?.number ?? 0), {
      done: ({ number }) => ({
        title: texts.calledTitle,
        description: (isByMail ? texts.mailed : texts.called)(name),
        action: offerUndo(number, texts.callsAgain(name)),
      }),
    });
}
