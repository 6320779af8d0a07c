import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { call } from '#shared/api/call.ts';
import { PasswordField } from '#shared/ui/PasswordField.tsx';
import { SentForm } from '#shared/ui/SentForm.tsx';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { proof, sessionRoutes } from './contract.ts';
import { DialogOverPage } from './DialogOverPage.tsx';
import { waitingForProof } from './held-calls.ts';
import { loginTexts, proofTexts as texts } from './texts.ts';

/** Loads beside the dialog, which works without it. */
const KeyProof = lazy(() =>
  import('./passkeys/KeyProof.tsx').then(
    ({ KeyProof }) => ({ default: KeyProof }),
    () => ({ default: () => null }),
  ),
);

/** Asks for the password while a call waits for it. The call then continues by itself. */
export const ProofDialog = ({ username }: { username: string }) =>
  useSyncExternalStore(waitingForProof.subscribe, waitingForProof.areThere) && <OpenProof username={username} />;

function OpenProof({ username }: { username: string }) {
  const client = useQueryClient();
  const goOn = () => {
    waitingForProof.release(true);
    // The list of sessions shows another id for this one now.
    void client.invalidateQueries();
  };
  const { errors, form } = useSentForm(proof, (body) => call(sessionRoutes.prove, { body }).then(goOn));
  const cancel = () => waitingForProof.release(false);
  return (
    <DialogOverPage title={texts.title} onCancel={cancel}>
      <p className="mb-5">{texts.why}</p>
      <SentForm form={form} words={[texts.submit, texts.submitting]}>
        {/* For password managers. */}
        <input className="hidden" name="username" autoComplete="username" value={username} readOnly />
        <PasswordField label={loginTexts.password} error={errors.password} />
      </SentForm>
      <Suspense>
        <KeyProof onProved={goOn} />
      </Suspense>
      <button type="button" className="button mt-3" onClick={cancel}>
        {texts.cancel}
      </button>
    </DialogOverPage>
  );
}
