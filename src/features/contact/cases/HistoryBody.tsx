import { useQuery } from '@tanstack/react-query';
import { germanDateTime } from '#shared/format/german-date.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { historyQuery } from './case-queries.ts';
import { HistoryEntry } from './HistoryEntry.tsx';
import { NoteForm } from './NoteForm.tsx';
import { historyTexts as texts } from './texts.ts';

export interface HistoryOf {
  id: string;
  /** When the request came: where its history begins. */
  createdAt: string;
}

/** What is in an open history: a place for notes, the entries, the beginning. */
export function HistoryBody({ id, createdAt }: HistoryOf) {
  return (
    <div className="grid gap-4">
      <NoteForm id={id} />
      <Entries id={id} />
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
