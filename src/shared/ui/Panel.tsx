import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import { Pane } from './Pane.tsx';
import { Skeleton } from './Skeleton.tsx';
import { uiTexts } from './texts.ts';

interface PanelProps<T> {
  title: string;
  heading?: 'h2' | 'h3';
  query: UseQueryResult<T>;
  /** A class with the content's height on a phone, so that an answer moves nothing below. */
  room?: string;
  children: (data: T) => ReactNode;
}

/** Old data stay while new ones load, and after a failure, with their age below. */
export function Panel<T>({ title, heading, query, room, children }: PanelProps<T>) {
  const { data, dataUpdatedAt: loadedAt, error, isPending, refetch: retry } = query;
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
      {error && <LoadFailure {...{ error, retry, loadedAt }} fallback={uiTexts.notLoaded(title)} />}
    </Pane>
  );
}
