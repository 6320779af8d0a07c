import { useState } from 'react';
import { sentenceOf } from '#shared/api/api-error.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { germanMoment } from '#shared/format/german-date.ts';
import { PendingButton } from './PendingButton.tsx';
import { uiTexts } from './texts.ts';

interface LoadFailureProps {
  error: Error;
  fallback: string;
  retry: () => unknown;
  loadedAt?: number | undefined;
}

/** Not an alert while older data are shown; it then says how old they are. */
export function LoadFailure({ error, fallback, retry, loadedAt }: LoadFailureProps) {
  const [since] = useState(() => new Date());
  const again = (
    <PendingButton className="button mt-3" onPress={retry}>
      {uiTexts.retry}
    </PendingButton>
  );
  if (loadedAt) {
    return (
      <div className="notice" role="status" ref={handOnFocus}>
        <p>
          {uiTexts.stale(germanMoment(new Date(loadedAt), new Date()))}. {sentenceOf(error, '')}
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

/** A call without an answer is a TypeError. */
function reasonOf(error: Error): string {
  const { offline, noAnswer } = uiTexts.why;
  return sentenceOf(error, error instanceof TypeError ? (navigator.onLine ? noAnswer : offline) : '');
}
