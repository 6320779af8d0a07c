import { loginTexts } from './texts.ts';

/**
 * How long the login still waits, ticking for the eyes. Aloud only its end is said: the toast has told how long it
 * takes, and a number every second would drown everything else.
 */
export function LoginWait({ secondsLeft }: { secondsLeft: number | undefined }) {
  const isOver = secondsLeft === 0;
  return (
    <>
      {secondsLeft !== undefined && secondsLeft > 0 && (
        <p className="notice" role="timer">
          {loginTexts.secondsLeft(secondsLeft)}
        </p>
      )}
      <p role="status" className={isOver ? 'notice' : 'visually-hidden'}>
        {isOver && loginTexts.waitIsOver}
      </p>
    </>
  );
}
