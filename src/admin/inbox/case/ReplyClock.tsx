import { MINUTE_MS } from '#config/limits.ts';
import { clockOf, type Waits } from '#domain/requests/case/clock.ts';
import { useNow } from '#shared/browser/use-now.ts';

/** The time left to answer a request, or overdue: in words and a mark, not by colour alone. */
export function ReplyClock({ request }: { request: Waits }) {
  const { isOverdue, words } = clockOf(request, useNow(MINUTE_MS / 2));
  return (
    <span
      className={`font-medium before:mr-[0.35em] ${isOverdue ? "text-brick before:content-['▲'/'']" : "before:content-['○'/'']"}`}
    >
      {words}
    </span>
  );
}
