import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { Link } from 'wouter';
import { germanDateTime } from '#shared/format/german-date.ts';
import { latePart } from '#shared/ui/late-part.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { suspectsQuery } from './contact-queries.ts';
import type { Accepted } from './SuspectCard.tsx';
import { contactsPageTexts as texts } from './texts.ts';

const SuspectsBody = latePart(async () => (await import('./SuspectsBody.tsx')).SuspectsBody);

/** What honeypot and filling time kept out of the inbox, loaded when it is opened; and where the last one went that was taken over. */
export function Suspects() {
  const list = useRef<HTMLDetailsElement>(null);
  const { data = [], dataUpdatedAt } = useQuery(suspectsQuery);
  const [isOpen, setOpen] = useState(false);
  const [accepted, setAccepted] = useState<Accepted>();
  return (
    <>
      {data.length > 0 && (
        <details className="mt-10" ref={list} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="list-item min-h-touch content-center font-bold">{texts.suspects(data.length)}</summary>
          {isOpen && (
            <Suspense fallback={<Skeleton className="h-[20rem] w-full" />}>
              <SuspectsBody list={list} suspects={data} loadedAt={dataUpdatedAt} onAccepted={setAccepted} />
            </Suspense>
          )}
        </details>
      )}
      {accepted && (
        <p className="notice mt-6">
          {texts.acceptedAs(accepted.name, germanDateTime(accepted.createdAt))}{' '}
          <Link href={accepted.address}>{texts.showAccepted}</Link>
        </p>
      )}
    </>
  );
}
