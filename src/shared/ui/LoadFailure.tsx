import { useState } from 'react';
import { sentenceOf } from '#shared/api/api-error.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { germanMoment } from '#shared/format/german-date.ts';
import { PendingButton } from './PendingButton.tsx';
import { staleText } from './stale-text.ts';
import { uiTexts } from './texts.ts';

interface LoadFailureProps {
  error: Error;
  /** What could not be loaded. */
  fallback: string;
  /** Ends when the answer is there. */
  retry: () => unknown;
  /** When the data were loaded that are still on the screen; undefined or 0 where there are none. */
  loadedAt?: number | undefined;
}

/**
 * What a panel shows when its data could not be loaded: what happened, why and since when, and a way to try again. Where older data are
 * still there it is no alarm: it says from when they are.
 */
export function LoadFailure({ error, fallback, retry, loadedAt }: LoadFailureProps) {
  const [since] = useState(() => new Date());
  const again = (
    <PendingButton className="button mt-3" onPress={retry} repeated>
      {uiTexts.retry}
    </PendingButton>
  );
  if (loadedAt) {
    return (
      <div className="notice" role="status" ref={handOnFocus}>
        <p>
          {staleText(loadedAt)}. {sentenceOf(error, '')}
        </p>
        {again}
      </div>
    );
  }
  return (
    <div className="notice notice-error" role="alert" ref={handOnFocus}>
      <p>{[fallback, reasonOf(error), uiTexts.since(germanMoment(since, new Date()))].filter(Boolean).join(' ')}</p>
      {again}
    </div>
  );
}

/** The server's sentence; a call that never got an answer is a TypeError. */
function reasonOf(error: Error): string {
  const { offline, noAnswer } = uiTexts.why;
  return sentenceOf(error, error instanceof TypeError ? (navigator.onLine ? noAnswer : offline) : '');
}
