import { sentenceOf } from '#shared/api/api-error.ts';
import { uiTexts } from './texts.ts';

interface LoadFailureProps {
  error: Error;
  /** Said where the server gave no sentence. */
  fallback: string;
  retry: () => void;
}

/** What a panel shows when its data could not be loaded: what happened, and a way to try again. */
export function LoadFailure({ error, fallback, retry }: LoadFailureProps) {
  return (
    <div className="notice notice-error" role="alert">
      <p>{sentenceOf(error, fallback)}</p>
      <button type="button" className="button" onClick={retry}>
        {uiTexts.retry}
      </button>
    </div>
  );
}
