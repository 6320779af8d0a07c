import { Suspense, useState } from 'react';
import { latePart } from '#shared/ui/late-part.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import type { HistoryOf } from './HistoryBody.tsx';
import { historyTitle } from './texts.ts';

const HistoryBody = latePart(async () => (await import('./HistoryBody.tsx')).HistoryBody);

/** What happened to a request, newest first, and a place for notes. Loaded when it is opened. */
export function CaseHistory(of: HistoryOf) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="not-open:print:hidden" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="list-item min-h-touch content-center font-medium">{historyTitle}</summary>
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-[12rem] w-full" />}>
          <HistoryBody {...of} />
        </Suspense>
      )}
    </details>
  );
}
