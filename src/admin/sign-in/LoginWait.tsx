import { useEffect, useState } from 'react';
import { SECOND_MS } from '#config/limits.ts';
import { loginTexts } from './texts.ts';

/**
 * Counts seconds down to 0, by the clock: a tab in the background wakes its timers late. Gives what is left, undefined
 * where nobody waited yet, and how to begin (again).
 */
export function useSecondsLeft(): [number | undefined, (seconds: number) => void] {
  const [until, setUntil] = useState<number>();
  const [now, setNow] = useState(0);
  const secondsLeft = until === undefined ? undefined : Math.max(0, Math.ceil((until - now) / SECOND_MS));

  useEffect(() => {
    if (!secondsLeft) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [secondsLeft]);

  function waitFor(seconds: number) {
    const begin = Date.now();
    setNow(begin);
    setUntil(seconds > 0 ? begin + seconds * SECOND_MS : undefined);
  }

  return [secondsLeft, waitFor];
}

/**
 * How long the login still waits, ticking for the eyes. Aloud only its end is said: the toast has told how long it
 * takes, and a number every second would drown everything else.
 */
export function LoginWait({ secondsLeft }: { secondsLeft: number | undefined }) {
  const isOver = secondsLeft === 0;
  return (
    <>
      {secondsLeft ? (
        <p className="notice" role="timer">
          {loginTexts.secondsLeft(secondsLeft)}
        </p>
      ) : null}
      <p role="status" className={isOver ? 'notice' : 'visually-hidden'}>
        {isOver && loginTexts.waitIsOver}
      </p>
    </>
  );
}
