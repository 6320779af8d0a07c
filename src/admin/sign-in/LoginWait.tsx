import { useEffect, useState } from 'react';
import { SECOND_MS } from '#config/limits.ts';
import { loginTexts } from './texts.ts';

/** Counts by the clock, because a background tab's timers are late. Undefined before the first wait. */
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

/** Screen readers hear only the end, because a number every second would drown everything else. */
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
