import { announce } from '#shared/ui/toast/announce.ts';
import { useEnter } from './case-queries.ts';
import { stepTexts } from './texts.ts';

const FAILED = { title: stepTexts.failedTitle, fallback: stepTexts.failed };

/** How an entry of a request's history is taken back, and told: at once, or by the toast that told of it. */
export function useUndo(id: string, failed: { title: string; fallback: string } = FAILED) {
  const { mutateAsync } = useEnter();

  /** @param description What is so again, or not any more. */
  const undo = (number: number, description: string) =>
    announce(mutateAsync({ id, entry: { kind: 'undo', undoes: number } }), {
      done: { title: stepTexts.undoneTitle, description },
      failed,
    });

  /** The button of a toast. */
  const offerUndo = (number: number, description: string) => ({
    label: stepTexts.undo,
    onSelect: () => void undo(number, description),
  });

  return { undo, offerUndo };
}
