import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'wouter';
import { canBeUndone, wordsOf } from '#domain/requests/case/entry-words.ts';
import { historyTexts as texts } from '#domain/requests/case/history-texts.ts';
import type { CaseEvent } from '#domain/requests/case/shapes.ts';
import type { ContactSubmission } from '#domain/requests/shapes.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { phoneParts } from '#shared/format/phone-numbers.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { historyQuery } from '../contact-queries.ts';
import { sheetTexts } from '../late-texts.ts';
import { RequestMessages } from '../messages/RequestMessages.tsx';
import { NoteForm } from './NoteForm.tsx';
import { PriceForm } from './PriceForm.tsx';
import { useUndo } from './use-undo.ts';

/** Links to the sheet and to the person's data, forms for note and price, the entries, the messages, the arrival. */
export function HistoryBody({ request }: { request: ContactSubmission }) {
  const { id, createdAt, state, email, phone = '', messages } = request;
  const person = email || phoneParts(phone).find(({ number }) => number)?.text;
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap gap-x-6 [&_a]:inline-flex [&_a]:min-h-touch [&_a]:items-center">
        <Link href={`/contacts?print=${id}`}>{sheetTexts.open}</Link>
        {/* In the state, because a name must stand in no address or log. */}
        {person && (
          <Link href="/settings#person-data" state={{ person }}>
            {sheetTexts.person}
          </Link>
        )}
      </p>
      <NoteForm id={id} />
      <PriceForm id={id} cents={state?.priceCents} />
      <Entries id={id} />
      {messages && <RequestMessages messages={messages} />}
      <p className="text-small text-ink-soft">{texts.arrived(germanDateTime(createdAt))}</p>
    </div>
  );
}

function Entries({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery(historyQuery(id));
  if (isPending) return <Skeleton className="h-[3em] w-full" />;
  if (!data) return <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} />;
  const undone = new Set(data.map(({ undoes }) => undoes));
  return (
    <ol className="grid gap-2">
      {data.map((entry) => (
        <HistoryEntry key={entry.number} caseId={id} entry={entry} isUndone={undone.has(entry.number)} />
      ))}
    </ol>
  );
}

/** An entry with its time and author, and a button to undo it. */
function HistoryEntry({ caseId, entry, isUndone }: { caseId: string; entry: CaseEvent; isUndone: boolean }) {
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
