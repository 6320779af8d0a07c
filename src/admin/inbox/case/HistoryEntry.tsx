import { useRef } from 'react';
import { canBeUndone, wordsOf } from '#domain/requests/case/entry-words.ts';
import { historyTexts as texts } from '#domain/requests/case/history-texts.ts';
import type { CaseEvent } from '#domain/requests/case/shapes.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { useUndo } from './use-undo.ts';

interface HistoryEntryProps {
  caseId: string;
  entry: CaseEvent;
  isUndone: boolean;
}

/** An entry with its time and author, and a button to undo it. */
export function HistoryEntry({ caseId, entry, isUndone }: HistoryEntryProps) {
  const { undo } = useUndo(caseId);
  const row = useRef<HTMLLIElement>(null);
  const words = wordsOf(entry);

  async function takeBack() {
    const isUndone = await undo(entry.number, words);
    // The button is gone: keep the focus on the row.
    if (isUndone) row.current?.focus();
    return isUndone;
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-l-4 border-glass-3 pl-3" tabIndex={-1} ref={row}>
      <span className="min-w-0 flex-1 basis-[16rem]">
        <span className={`whitespace-pre-wrap wrap-anywhere ${isUndone ? 'line-through' : ''}`} dir="auto">
          {words}
        </span>
        {isUndone && ` (${texts.undone})`}
        <span className="block text-small text-ink-soft tabular-nums">
          <time dateTime={entry.at}>{germanDateTime(entry.at)}</time>
          {entry.by && `, ${entry.by}`}
        </span>
      </span>
      {canBeUndone(entry) && !isUndone && (
        <PendingButton onPress={takeBack} aria-label={texts.undo(words)}>
          {texts.undoShort}
        </PendingButton>
      )}
    </li>
  );
}
