import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { newPasswordHint } from '#domain/people/password-texts.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { call } from '#shared/api/call.ts';
import { PasswordField } from '#shared/ui/PasswordField.tsx';
import { SentForm } from '#shared/ui/SentForm.tsx';
import { UsernameField } from '#shared/ui/TextField.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { CodeField } from './CodeField.tsx';
import { linkRoutes, resetPassword, resetWish } from './contract.ts';
import { DoorCard } from './Doorstep.tsx';
import { resetTexts as texts } from './reset-texts.ts';
import { LOGIN_PATH } from './session-queries.ts';

/** Requests a reset link by mail. With a token behind '#' it asks for the new password. */
export function ResetPage() {
  const [, navigate] = useLocation();
  const [token, setToken] = useState(location.hash.slice(1));
  return (
    <DoorCard title={texts.title} subtitle={token ? texts.newSubtitle : texts.wishSubtitle}>
      {token ? (
        <NewPassword token={token} onDone={() => navigate(LOGIN_PATH, { replace: true })} onOver={() => setToken('')} />
      ) : (
        <Wish />
      )}
      <p>
        <Link className="inline-flex min-h-touch items-center" href={LOGIN_PATH}>
          {texts.toLogin}
        </Link>
      </p>
    </DoorCard>
  );
}

function Wish() {
  // Forgets that it was sent when it is sent again, which may fail.
  const ask = useMutation({ mutationFn: (body: { username: string }) => call(linkRoutes.ask, { body }) });
  const { errors, form } = useSentForm(resetWish, ask.mutateAsync);
  return (
    <SentForm form={form} words={[texts.send, texts.sending]}>
      <p role="status" className={ask.isSuccess ? 'notice' : ''}>
        {ask.isSuccess && texts.sent}
      </p>
      <UsernameField label={texts.username} error={errors.username} />
    </SentForm>
  );
}

function NewPassword({ token, onDone, onOver }: { token: string; onDone: () => void; onOver: () => void }) {
  const set = (body: { password: string; code?: string | undefined }) =>
    call(linkRoutes.set, { body: { ...body, token } }).then(onDone, (error) => {
      if (error instanceof ApiError && error.status === 410) onOver();
      throw error;
    });
  // A toast, because a dead link takes the form away.
  const failed = { title: uiTexts.sent.failedTitle, fallback: uiTexts.sent.failed };
  const { errors, form } = useSentForm(resetPassword, set, { saved: texts.done, failed });
  return (
    <SentForm form={form} words={[texts.submit, uiTexts.save[1]]}>
      <p>{texts.codeWanted}</p>
      <PasswordField isNew label={texts.password} hint={newPasswordHint} error={errors.password} />
      <CodeField error={errors.code} />
    </SentForm>
  );
}
