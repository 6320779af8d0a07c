import { Suspense, useState } from 'react';
import { latePart } from '#shared/ui/late-part.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import type { ContactSubmission } from '../inbox/contract.ts';
import { CloseNote } from './CloseNote.tsx';
import { dateTexts as texts } from './texts.ts';

const DatePanel = latePart(async () => (await import('./DatePanel.tsx')).DatePanel);

/** On a card: what is next and when, to be set and changed. Loaded when it is opened; a clash is told at once. */
export function NextDate({ request }: { request: ContactSubmission }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CloseNote close={request.state?.date?.close} />
      <details className="print:hidden" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="list-item min-h-touch content-center font-medium">{texts.title}</summary>
        {isOpen && (
          <Suspense fallback={<Skeleton className="h-[28rem] w-full" />}>
            <DatePanel request={request} />
          </Suspense>
        )}
      </details>
    </>
  );
}
