import { inboxRoutes } from '#admin/shown/contract.ts';
import { useRequestMutation } from '#admin/shown/request-queries.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { call } from '#shared/api/call.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { waitingTexts as texts } from './texts.ts';
import { useEntries } from './use-entries.ts';

type Dated = Pick<StoredRequest, 'id' | 'name' | 'state'>;

export function useRemoveDate({ id, state }: Dated) {
  const { offerUndo } = useEntries({ id });
  const { mutateAsync } = useRequestMutation((before: number) =>
    call(inboxRoutes.removeDate, { params: { id, before } }),
  );
  return (title: string, description: string, undone: string) =>
    announce(mutateAsync(state?.date?.number ?? 0), {
      done: ({ number }) => ({ title, description, action: offerUndo(number, undone) }),
    });
}

export function useCalled(request: Dated, isByMail: boolean) {
  const { name } = request;
  const remove = useRemoveDate(request);
  return () => remove(texts.calledTitle, (isByMail ? texts.mailed : texts.called)(name), texts.callsAgain(name));
}
