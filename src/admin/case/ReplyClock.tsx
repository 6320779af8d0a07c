import { MINUTE_MS } from '#config/limits.ts';
import { clockOf, type Waits } from '#domain/requests/case/clock.ts';
import { useNow } from '#shared/browser/use-now.ts';

export function ReplyClock({ request, isShort }: { request: Waits; isShort?: boolean }) {
  const { isOverdue, words, short } = clockOf(request, useNow(MINUTE_MS / 2));
  return (
    <span
      className={`before:mr-[0.4em] before:text-[0.75em] ${isOverdue ? "font-medium text-brick before:content-['▲'/'']" : "before:content-['○'/'']"}`}
    >
      {isShort ? short : words}
    </span>
  );
}
