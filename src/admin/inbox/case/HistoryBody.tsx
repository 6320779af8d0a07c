import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { canBeUndone, wordsOf } from '#domain/requests/case/entry-words.ts';
import { historyTexts as texts } from '#domain/requests/case/history-texts.ts';
import { type CaseEvent, noteText } from '#domain/requests/case/shapes.ts';
import { lastDayOfDeal } from '#domain/requests/retention.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { germanDate, germanDateTime } from '#shared/format/german-date.ts';
import { Field } from '#shared/ui/Field.tsx';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { useDraftForm } from '#shared/ui/use-draft-form.ts';
import { RequestMessages } from '../messages/RequestMessages.tsx';
import { historyQuery } from '../request-queries.ts';
import { inboxTexts } from '../texts.ts';
import { noteDraft } from './drafts.ts';
import { PriceForm } from './PriceForm.tsx';
import { useEntries } from './use-entries.ts';

/** Forms for note and price, the entries, the messages, the arrival, and how long a deal is kept. */
export function HistoryBody({ request, isPriceAsked }: { request: StoredRequest; isPriceAsked: boolean }) {
  const { id, createdAt, dealAt, messages } = request;
  return (
    <div className="grid gap-4">
      <NoteForm request={request} />
      <PriceForm request={request} isAsked={isPriceAsked} />
      <Entries id={id} />
      {messages && <RequestMessages messages={messages} />}
      {dealAt && (
        <p className="border-l-4 border-vine pl-3">
          {inboxTexts.dealSince(germanDate(new Date(dealAt)), germanDate(new Date(lastDayOfDeal(dealAt))))}
        </p>
      )}
      <p className="text-small text-ink-soft">{texts.arrived(germanDateTime(createdAt))}</p>
    </div>
  );
}

const note = z.object({ text: noteText });

/** Adds a note to a request; the draft stays until it is saved. */
function NoteForm({ request: { id, state } }: { request: StoredRequest }) {
  const { enter } = useEntries({ id, state });
  const { form, save, errors } = useDraftForm(noteDraft(id), note, ({ text }) => enter({ kind: 'note', text }), {
    saved: texts.noteSaved,
    kept: texts.noteKept,
  });
  return (
    <form className="grid justify-items-start gap-2 [&>.field]:w-full" {...form}>
      <Field label={texts.note} error={errors.text}>
        {(control) => <textarea {...control} className="input" name="text" rows={2} />}
      </Field>
      <PendingButton onPress={save}>{texts.saveNote}</PendingButton>
    </form>
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
  const { undo } = useEntries({ id: caseId });
  const row = useRef<HTMLLIElement>(null);
  const words = wordsOf(entry);

  async function takeBack() {
    const isUndone = await undo(entry.number, words);
    // Moves the focus to the row, because the button is gone.
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
