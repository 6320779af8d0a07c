import { announce } from '#shared/ui/toast/announce.ts';
import { useEnter } from '../contact-queries.ts';
import { stepTexts } from './texts.ts';

/** Undoes entries of a request's history: at once, or by the button of a toast. */
export function useUndo(id: string, failed = stepTexts.failed) {
  const { mutateAsync } = useEnter();

  /** @param description The sentence of the toast. */
  const undo = (number: number, description: string) =>
    announce(mutateAsync({ id, entry: { kind: 'undo', undoes: number } }), {
      done: { title: stepTexts.undoneTitle, description },
      failed,
    });

  const offerUndo = (number: number, description: string) => ({
    label: stepTexts.undo,
    onSelect: () => void undo(number, description),
  });

  return { undo, offerUndo };
}
