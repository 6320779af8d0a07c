import { inboxRoutes } from '#admin/shown/contract.ts';
import { useRequestMutation } from '#admin/shown/request-queries.ts';
import type { NewEntry } from '#domain/requests/case/shapes.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { call } from '#shared/api/call.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { stepTexts } from './texts.ts';

/** Adds entries to a request's history, and undoes them: at once, or by the button of a toast. */
export function useEntries({ id, state }: Pick<StoredRequest, 'id' | 'state'>, failed = stepTexts.failed) {
  const { mutateAsync: enter } = useRequestMutation((entry: NewEntry) =>
    call(inboxRoutes.enter, { params: { id }, body: { version: state?.version ?? 0, ...entry } }),
  );

  const undo = (number: number, description: string) =>
    announce(enter({ kind: 'undo', undoes: number }), {
      done: { title: stepTexts.undoneTitle, description },
      failed,
    });

  const offerUndo = (number: number, description: string) => ({
    label: stepTexts.undo,
    onSelect: () => void undo(number, description),
  });

  /** Adds an entry, and says so in a toast that takes it back. */
  const note = (entry: NewEntry, description: string, undone: string, title = stepTexts.doneTitle) =>
    announce(enter(entry), {
      done: ({ number }) => ({ title, description, action: offerUndo(number, undone) }),
      failed,
    });

  return { enter, undo, offerUndo, note };
}

export function useTold({ id, version }: { id: string; version: number }) {
  const { enter } = useEntries({ id });
  return (isTold: boolean) => announce(enter({ kind: 'told', version, isTold }), { failed: stepTexts.failed });
}
