import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

interface PanelProps<T> {
  title: string;
  query: UseQueryResult<T>;
  /** Said where loading failed and the server gave no sentence. */
  failure: string;
  children: (data: T) => ReactNode;
}

/** A pane with a heading and data of its own: it waits, fails and tries again for itself. Old data stay while new load. */
export function Panel<T>({ title, query, failure, children }: PanelProps<T>) {
  const id = useId();
  const { data, error, isPending, refetch } = query;
  return (
    <section className="panel pane" aria-labelledby={id} aria-busy={isPending}>
      <h2 id={id}>{title}</h2>
      {isPending && (
        <div className="panel-skeleton" aria-hidden="true">
          <span className="skeleton" />
          <span className="skeleton" />
          <span className="skeleton" />
        </div>
      )}
      {error && <LoadFailure error={error} fallback={failure} retry={refetch} />}
      {data !== undefined && children(data)}
    </section>
  );
}
