import { useQuery } from '@tanstack/react-query';
import { waitingQuery } from '../contact-queries.ts';
import { waitingTexts as texts } from './texts.ts';

interface WaitingLinkProps {
  /** Whether the list shows only these. */
  isShown: boolean;
  onToggle: () => void;
}

/** Counts the requests without an answer; a tap shows only them, the longest waiting first. */
export function WaitingLink({ isShown, onToggle }: WaitingLinkProps) {
  const { data } = useQuery(waitingQuery);
  const mark = data?.overdue ? "border-brick text-brick before:content-['▲_'/'']" : '';
  return (
    <button
      type="button"
      className={`button max-[600px]:px-3 aria-pressed:[outline:2px_solid] ${mark}`}
      aria-pressed={isShown}
      onClick={onToggle}
    >
      {data ? (
        <Words {...data} />
      ) : (
        // As short on a phone as the count, because another line would move the page.
        <span>
          <span className="max-[600px]:sr-only">{texts.who} </span>
          {texts.waits}
        </span>
      )}
    </button>
  );
}

/** On a phone a mark replaces 'überfällig'; screen readers still read it. */
function Words({ waiting, overdue }: { waiting: number; overdue: number }) {
  return (
    <span>
      {texts.waiting(waiting)}
      {overdue > 0 && <span className="max-[600px]:sr-only">, {texts.overdue(overdue)}</span>}
    </span>
  );
}
