import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Arrivals } from './Arrivals.tsx';
import { splitArrivals } from './arrivals.ts';
import { suspectsQuery } from './contact-queries.ts';
import { SuspectCard } from './SuspectCard.tsx';
import { suspectsTexts as texts } from './texts.ts';
import { useTakenIn } from './use-taken-in.ts';

/** What honeypot and filling time kept out of the inbox. Nothing where nothing was caught. */
export function Suspects() {
  const list = useRef<HTMLDetailsElement>(null);
  const { data = [], dataUpdatedAt } = useQuery(suspectsQuery);
  const { until, takeIn } = useTakenIn({ newest: data[0]?.createdAt, loadedAt: dataUpdatedAt }, list);
  if (data.length === 0) return null;
  const { shown, arrived } = splitArrivals(data, until);
  return (
    <details className="suspects" ref={list}>
      <summary>{texts.title(data.length)}</summary>
      <Arrivals count={arrived} label={texts.arrived} onTakeIn={takeIn} />
      <p>{texts.intro}</p>
      <div className="contact-list">
        {shown.map((suspect) => (
          <SuspectCard key={suspect.id} suspect={suspect} />
        ))}
      </div>
    </details>
  );
}
