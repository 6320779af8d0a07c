import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { safeParse } from 'zod/mini';
import { RESET_PATH } from '#domain/people/token-links.ts';
import { ApiError, sentenceOf } from '#shared/api/api-error.ts';
import { call } from '#shared/api/call.ts';
import { fieldErrorsOf } from '#shared/api/field-errors.ts';
import { PasswordField } from '#shared/ui/PasswordField.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { SentForm } from '#shared/ui/SentForm.tsx';
import { UsernameField } from '#shared/ui/TextField.tsx';
import { showToast } from '#shared/ui/toast/toast-store.ts';
import { CodeField } from './CodeField.tsx';
import { type AdminUser, credentials, sessionRoutes } from './contract.ts';
import { DialogOverPage } from './DialogOverPage.tsx';
import { DOOR_FORM, DoorCard } from './Doorstep.tsx';
import { useLogin } from './session-queries.ts';
import { loginTexts as texts } from './texts.ts';

export const LoginPage = () => (
  <DoorCard title={texts.title} subtitle={texts.subtitle}>
    <LoginForm />
    <p>
      <Link className="inline-flex min-h-touch items-center" href={RESET_PATH}>
        {texts.forgottenLink}
      </Link>
    </p>
  </DoorCard>
);

/** The login over a page whose session has ended. Only a login closes it. */
export const LoginAgain = ({ username }: { username: string }) => (
  <DialogOverPage title={texts.againTitle}>
    <p className="mb-5">{texts.sessionEnded}</p>
    <LoginForm username={username} />
    <p className="mt-5 text-center">
      <a className="inline-flex min-h-touch items-center" href="/">
        {texts.backToSite}
      </a>
    </p>
  </DialogOverPage>
);

/** Loads what speaks with the device at the first sign that somebody wants it. */
const loadKeys = () => import('./passkeys/log-in-by-key.ts').catch(() => undefined);

function useLogIn(isInDialog: boolean) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const login = useLogin();
  const failure = isInDialog && login.error && sentenceOf(login.error, texts.failure);

  async function submit(form: HTMLFormElement) {
    const showErrors = (fieldErrors: Record<string, string>) => {
      setErrors(fieldErrors);
      const [first] = Object.keys(fieldErrors);
      form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    };
    const checked = safeParse(credentials, Object.fromEntries(new FormData(form)));
    if (!checked.success) return showErrors(fieldErrorsOf(checked.error));
    setErrors({});
    await logIn(() => call(sessionRoutes.login, { body: checked.data }), showErrors);
  }

  async function logIn(by: () => Promise<AdminUser>, showErrors = setErrors as (of: typeof errors) => void) {
    try {
      const { username: name } = await login.mutateAsync(by);
      showToast({ title: texts.successTitle, description: texts.success(name) });
    } catch (error) {
      const description = sentenceOf(error, texts.failure);
      const { status, fieldErrors } = error instanceof ApiError ? error : {};
      if (fieldErrors?.code) return showErrors(fieldErrors);
      if (!isInDialog) showToast({ title: texts.failureTitle, description, variant: 'destructive' });
      if (status === 401) showErrors({ password: texts.checkBoth });
    }
  }

  return { errors, failure, submit, logIn, isSending: login.isPending };
}

/** In the dialog, for `username`, it shows errors itself, because a dialog hides toasts. */
function LoginForm({ username }: { username?: string }) {
  const { errors, failure, submit, logIn, isSending } = useLogIn(username !== undefined);
  const remember = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const keyForm = { logIn, isRemembered: () => remember.current?.checked };
  const askForKey = async () => {
    setRefusal(undefined);
    const keys = await loadKeys();
    setRefusal(keys ? await keys.ask(keyForm) : texts.failure);
  };
  const send = (form: HTMLFormElement) => {
    setRefusal(undefined);
    return submit(form);
  };

  return (
    <>
      <SentForm
        form={{ onSend: send, isSending, failure: failure || refusal }}
        words={[texts.submit, texts.submitting]}
        className={DOOR_FORM}
      >
        <UsernameField
          label={texts.username}
          error={errors.username}
          defaultValue={username}
          autoComplete="username webauthn"
          onFocus={async () => (await loadKeys())?.offer(keyForm)}
        />
        <PasswordField label={texts.password} error={errors.password} />
        <CodeField error={errors.code} />
        <label className="flex min-h-touch items-center gap-3">
          <input className="size-6 shrink-0 accent-petrol" type="checkbox" name="remember" ref={remember} />
          {texts.remember}
        </label>
      </SentForm>
      {'PublicKeyCredential' in window && <PendingButton onPress={askForKey}>{texts.byKey}</PendingButton>}
    </>
  );
}
