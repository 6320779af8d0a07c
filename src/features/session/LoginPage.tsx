import { useRef, useState } from 'react';
import { safeParse } from 'zod/mini';
import { sentenceOf } from '#shared/api/api-error.ts';
import { fieldErrorsOf } from '#shared/api/field-errors.ts';
import { PasswordField } from '#shared/ui/PasswordField.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { credentials } from './contract.ts';
import { useLogin } from './session-queries.ts';
import { loginTexts } from './texts.ts';

interface LoginPageProps {
  /** A session that ended while somebody worked says so. */
  sessionEnded: boolean;
}

/** The login (Spec §2, §5, §8). A real form with autocomplete, so that password managers work. */
export function LoginPage({ sessionEnded }: LoginPageProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const login = useLogin();

  function submit(data: FormData) {
    const checked = safeParse(credentials, Object.fromEntries(data));
    const fieldErrors = checked.success ? {} : fieldErrorsOf(checked.error);
    setErrors(fieldErrors);
    if (!checked.success) {
      const [first] = Object.keys(fieldErrors);
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    void announce(login.mutateAsync(checked.data), {
      done: { title: loginTexts.successTitle, description: loginTexts.success(checked.data.username) },
      failed: { title: loginTexts.failureTitle, fallback: loginTexts.failure },
    });
  }

  return (
    <main className="login">
      <div className="login-card pane">
        <header>
          <h1>{loginTexts.title}</h1>
          <p>{loginTexts.subtitle}</p>
        </header>
        {sessionEnded && (
          <p className="notice" role="status">
            {loginTexts.sessionEnded}
          </p>
        )}
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit(new FormData(event.currentTarget));
          }}
        >
          <TextField
            label={loginTexts.username}
            error={errors.username}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            label={loginTexts.password}
            error={errors.password}
            name="password"
            autoComplete="current-password"
          />
          {login.error && (
            <p className="notice notice-error" role="alert">
              {sentenceOf(login.error, loginTexts.failure)}
            </p>
          )}
          <button type="submit" className="button button-primary" disabled={login.isPending}>
            {login.isPending ? loginTexts.submitting : loginTexts.submit}
          </button>
        </form>
        <a href="/">{loginTexts.backToSite}</a>
      </div>
    </main>
  );
}
