import { useRef, useState } from 'react';
import { safeParse } from 'zod/mini';
import { ApiError, sentenceOf } from '#shared/api/api-error.ts';
import { fieldErrorsOf } from '#shared/api/field-errors.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PasswordField } from '#shared/ui/PasswordField.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { showToast } from '#shared/ui/toast/toast-store.ts';
import { credentials } from './contract.ts';
import { LoginWait } from './LoginWait.tsx';
import { useLogin } from './session-queries.ts';
import { loginTexts } from './texts.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

interface LoginFormProps {
  /** Who was logged in; then the form stands in a dialog, over which no toast can be read. */
  username?: string;
}

/**
 * A real form with autocomplete, so that password managers work. What the server says is told once; what stays beside
 * the fields is what to do now.
 */
export function LoginForm({ username }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
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
    setFailure(undefined);
    waitFor(0);
    try {
      await login.mutateAsync(checked.data);
      showToast({ title: loginTexts.successTitle, description: loginTexts.success(checked.data.username) });
    } catch (error) {
      const description = sentenceOf(error, loginTexts.failure);
      if (username === undefined) showToast({ title: loginTexts.failureTitle, description, variant: 'destructive' });
      else setFailure(description);
      showWhatToDo(error);
    }
  }

  function showWhatToDo(error: unknown) {
    if (!(error instanceof ApiError)) return;
    if (error.status === 401) showErrors({ password: loginTexts.checkBoth });
    else if (error.status === 429 && error.retryAfterSeconds) waitFor(error.retryAfterSeconds);
  }

  return (
    <form
      ref={form}
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget));
      }}
    >
      {failure && (
        <p className="notice notice-error" role="alert">
          {failure}
        </p>
      )}
      <TextField
        label={loginTexts.username}
        error={errors.username}
        name="username"
        defaultValue={username}
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
      <label className="flex min-h-touch items-center gap-3">
        <input className="size-6 shrink-0 accent-petrol" type="checkbox" name="remember" />
        {loginTexts.remember}
      </label>
      <LoginWait secondsLeft={secondsLeft} />
      <button
        type="submit"
        className={`${BUTTON.primary} mt-1`}
        aria-disabled={login.isPending || Boolean(secondsLeft)}
      >
        {login.isPending ? loginTexts.submitting : loginTexts.submit}
      </button>
    </form>
  );
}
