import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { historyTexts as texts } from '#domain/requests/case/history-texts.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { phoneParts } from '#shared/format/phone-numbers.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { sheetTexts } from '../late-texts.ts';
import { historyQuery } from './case-queries.ts';
import { HistoryEntry } from './HistoryEntry.tsx';
import { NoteForm } from './NoteForm.tsx';
import { PriceForm } from './PriceForm.tsx';

export interface HistoryOf {
  id: string;
  /** When the request arrived: the start of its history. */
  createdAt: string;
  priceCents: number | undefined;
  email: string;
  phone: string | undefined;
}

/** Links to the sheet and to the person's data, forms for note and price, the entries, the arrival. */
export function HistoryBody({ id, createdAt, priceCents, email, phone = '' }: HistoryOf) {
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
      <PriceForm id={id} cents={priceCents} />
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
