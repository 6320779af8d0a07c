import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { germanDateTime } from '#shared/format/german-date.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { historyQuery } from './case-queries.ts';
import { HistoryEntry } from './HistoryEntry.tsx';
import { NoteForm } from './NoteForm.tsx';
import { historyTexts as texts } from './texts.ts';

interface CaseHistoryProps {
  id: string;
  /** When the request came: where its history begins. */
  createdAt: string;
}

/** What happened to a request, newest first, and a place for notes. Loaded when it is opened. */
export function CaseHistory({ id, createdAt }: CaseHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="not-open:print:hidden" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="list-item min-h-touch content-center font-medium">{texts.title}</summary>
      {isOpen && (
        <div className="grid gap-4">
          <NoteForm id={id} />
          <Entries id={id} />
          <p className="text-small text-ink-soft">{texts.arrived(germanDateTime(createdAt))}</p>
        </div>
      )}
    </details>
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
