import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import { Pane } from './Pane.tsx';
import { Skeleton } from './Skeleton.tsx';

interface PanelProps<T> {
  title: string;
  heading?: 'h2' | 'h3';
  query: UseQueryResult<T>;
  /** Said where loading failed and the server gave no sentence. */
  failure: string;
  /** A class for the height that its content will have on a phone: what stands below it moves for no answer. */
  room?: string;
  children: (data: T) => ReactNode;
}

/**
 * A pane with data of its own: it waits, fails and tries again for itself. Old data stay while new load, and stay where
 * they are when that fails: from when they are stands below them.
 */
export function Panel<T>({ title, heading, query, failure, room, children }: PanelProps<T>) {
  const { data, dataUpdatedAt, error, isPending, refetch } = query;
  return (
    <Pane title={title} heading={heading} isBusy={isPending}>
      {isPending && (
        <div className={`grid content-start gap-3 ${room ?? ''}`} aria-hidden="true">
          <Skeleton className="h-[1em] w-full" />
          <Skeleton className="h-[1em] w-full" />
          <Skeleton className="h-[1em] w-full" />
        </div>
      )}
      {data !== undefined && children(data)}
      {error && <LoadFailure error={error} fallback={failure} retry={refetch} loadedAt={dataUpdatedAt} />}
    </Pane>
  );
}
