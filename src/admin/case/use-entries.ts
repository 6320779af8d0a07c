import { inboxRoutes } from '#admin/shown/contract.ts';
import { useRequestMutation } from '#admin/shown/request-queries.ts';
import type { NewEntry } from '#domain/requests/case/shapes.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { call } from '#shared/api/call.ts';
import { uiTexts } from '#shared/ui/texts.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import type { ToastContent } from '#shared/ui/toast/toast-store.ts';
import { stepTexts, waitingTexts } from './texts.ts';

/** Adds entries to a request's history, and undoes them: at once, or by the button of a toast. */
export function useEntries({ id, state }: Pick<StoredRequest, 'id' | 'state'>) {
  const { mutateAsync: enter } = useRequestMutation((entry: NewEntry) =>
    call(inboxRoutes.enter, { params: { id }, body: { version: state?.version ?? 0, ...entry } }),
  );
  const { mutateAsync: clearDate } = useRequestMutation(() =>
    call(inboxRoutes.removeDate, { params: { id, before: state?.date?.number ?? 0 } }),
  );

  const undo = (number: number, description: string) =>
    announce(enter({ kind: 'undo', undoes: number }), { done: { title: stepTexts.undoneTitle, description } });

  const saying =
    (description: string, undone: string, title = stepTexts.doneTitle) =>
    ({ number }: { number: number }): ToastContent => ({
      title,
      description,
      action: { label: uiTexts.undo, onSelect: () => void undo(number, undone) },
    });

  const note = (entry: NewEntry, ...words: Parameters<typeof saying>) =>
    announce(enter(entry), { done: saying(...words) });
  const removeDate = (...words: Parameters<typeof saying>) => announce(clearDate(), { done: saying(...words) });

  return { enter, undo, saying, note, removeDate };
}

export function useTold({ id, version }: { id: string; version: number }) {
  const { enter } = useEntries({ id });
  return (isTold: boolean) => announce(enter({ kind: 'told', version, isTold }));
}

export function useCalled(request: Pick<StoredRequest, 'id' | 'name' | 'state'>, isByMail: boolean) {
  const { calledTitle, mailed, called, callsAgain } = waitingTexts;
  const { name } = request;
  const { removeDate } = useEntries(request);
  return () => removeDate((isByMail ? mailed : called)(name), callsAgain(name), calledTitle);
}
