import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { RESET_PATH } from '#domain/people/token-links.ts';
import { call } from '#shared/api/call.ts';
import { PasswordField } from '#shared/ui/PasswordField.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { SentForm } from '#shared/ui/SentForm.tsx';
import { UsernameField } from '#shared/ui/TextField.tsx';
import { showToast } from '#shared/ui/toast/toast-store.ts';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
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

/** In the dialog, for `username`, it shows errors itself, because a dialog hides toasts. */
function LoginForm({ username }: { username?: string }) {
  const client = useQueryClient();
  const login = useLogin();
  const [refusal, setRefusal] = useState<string>();
  const remember = useRef<HTMLInputElement>(null);
  const enter = async (by: () => Promise<AdminUser>) => {
    setRefusal(undefined);
    const { username: name } = await login.mutateAsync(by);
    showToast({ title: texts.successTitle, description: texts.success(name) });
  };
  const { errors, form } = useSentForm(credentials, (body) => enter(() => call(sessionRoutes.login, { body })), {
    failed: { title: username === undefined ? texts.failure : undefined, fallback: texts.failure },
  });
  /** Loads what speaks with the device at the first sign that somebody wants it. */
  const enterByKey = async (isOffered: boolean) => {
    const keys = await import('./passkeys/ask-for-key.ts').catch(() => undefined);
    const isRemembered = () => remember.current?.checked;
    if (keys) await keys.logInByKey({ client, enter, refuse: setRefusal, isRemembered }, isOffered);
    else if (!isOffered) setRefusal(texts.failure);
  };
  const askForKey = () => {
    setRefusal(undefined);
    return enterByKey(false);
  };

  return (
    <>
      <SentForm
        form={{ ...form, failure: refusal || form.failure }}
        words={[texts.submit, texts.submitting]}
        className={DOOR_FORM}
      >
        <UsernameField
          label={texts.username}
          error={errors.username}
          defaultValue={username}
          autoComplete="username webauthn"
          onFocus={() => enterByKey(true)}
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
