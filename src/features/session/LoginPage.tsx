import { useRef, useState } from 'react';
import { safeParse } from 'zod/mini';
import { ApiError } from '#shared/api/api-error.ts';
import { fieldErrorsOf } from '#shared/api/field-errors.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PasswordField } from '#shared/ui/PasswordField.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { credentials } from './contract.ts';
import { DoorCard } from './DoorCard.tsx';
import { LoginWait } from './LoginWait.tsx';
import { useLogin } from './session-queries.ts';
import { loginTexts } from './texts.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

interface LoginPageProps {
  /** A session that ended while somebody worked says so. */
  sessionEnded: boolean;
}

/**
 * The login (Spec §2, §5, §8). A real form with autocomplete, so that password managers work. What the server says is
 * in the toast and nowhere else; what stays beside the fields is what to do now.
 */
export function LoginPage({ sessionEnded }: LoginPageProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [secondsLeft, waitFor] = useSecondsLeft();
  const login = useLogin();

  function showErrors(fieldErrors: Record<string, string>) {
    setErrors(fieldErrors);
    const [first] = Object.keys(fieldErrors);
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  async function submit(data: FormData) {
    if (login.isPending || secondsLeft) return;
    const checked = safeParse(credentials, Object.fromEntries(data));
    if (!checked.success) return showErrors(fieldErrorsOf(checked.error));
    setErrors({});
    waitFor(0);
    const attempt = login.mutateAsync(checked.data);
    const isDone = await announce(attempt, {
      done: { title: loginTexts.successTitle, description: loginTexts.success(checked.data.username) },
      failed: { title: loginTexts.failureTitle, fallback: loginTexts.failure },
    });
    if (!isDone) await attempt.catch(showWhatToDo);
  }

  function showWhatToDo(error: unknown) {
    if (!(error instanceof ApiError)) return;
    if (error.status === 401) showErrors({ password: loginTexts.checkBoth });
    else if (error.status === 429 && error.retryAfterSeconds) waitFor(error.retryAfterSeconds);
  }

  return (
    <DoorCard title={loginTexts.title} subtitle={loginTexts.subtitle}>
      {sessionEnded && (
        <p className="notice" role="status">
          {loginTexts.sessionEnded}
        </p>
      )}
      <form
        ref={form}
        className="grid gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(new FormData(event.currentTarget));
        }}
      >
        <TextField
          label={loginTexts.username}
          error={errors.username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          // The wait was for another name: whether this one waits too, the server knows.
          onChange={() => secondsLeft && waitFor(0)}
        />
        <PasswordField
          label={loginTexts.password}
          error={errors.password}
          name="password"
          autoComplete="current-password"
        />
        <LoginWait secondsLeft={secondsLeft} />
        <button
          type="submit"
          className={`${BUTTON.primary} mt-1`}
          aria-disabled={login.isPending || Boolean(secondsLeft)}
        >
          {login.isPending ? loginTexts.submitting : loginTexts.submit}
        </button>
      </form>
    </DoorCard>
  );
}
