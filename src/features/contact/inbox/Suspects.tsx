import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { germanDateTime } from '#shared/format/german-date.ts';
import { Arrivals } from './Arrivals.tsx';
import { splitArrivals } from './arrivals.ts';
import { CARDS } from './card-look.ts';
import { suspectsQuery } from './contact-queries.ts';
import { type Accepted, SuspectCard } from './SuspectCard.tsx';
import { suspectsTexts as texts } from './texts.ts';
import { useTakenIn } from './use-taken-in.ts';

/** What honeypot and filling time kept out of the inbox, and where the last one went that was taken over. */
export function Suspects() {
  const list = useRef<HTMLDetailsElement>(null);
  const { data = [], dataUpdatedAt } = useQuery(suspectsQuery);
  const { until, takeIn } = useTakenIn({ newest: data[0]?.createdAt, loadedAt: dataUpdatedAt }, list);
  const [accepted, setAccepted] = useState<Accepted>();
  const { shown, arrived } = splitArrivals(data, until);
  return (
    <>
      {data.length > 0 && (
        <details className="mt-10" ref={list}>
          <summary className="list-item min-h-touch font-bold">{texts.title(data.length)}</summary>
          <Arrivals count={arrived} label={texts.arrived} onTakeIn={takeIn} />
          <p>{texts.intro}</p>
          <div className={`${CARDS} mt-4`}>
            {shown.map((suspect) => (
              <SuspectCard key={suspect.id} suspect={suspect} onAccepted={setAccepted} />
            ))}
          </div>
        </details>
      )}
      {accepted && (
        <p className="notice mt-6">
          {texts.acceptedAs(accepted.name, germanDateTime(accepted.createdAt))}{' '}
          <Link href={accepted.address}>{texts.show}</Link>
        </p>
      )}
    </>
  );
}
