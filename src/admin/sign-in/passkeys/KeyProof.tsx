import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { sentenceOf } from '#shared/api/api-error.ts';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { sign } from './ask-for-key.ts';
import { passkeyRoutes } from './contract.ts';
import { passkeyTexts as texts } from './texts.ts';

export const passkeysQuery = queryOf(['account', 'passkeys'], passkeyRoutes.list);

/** Draws nothing for an account without a key. */
export function KeyProof({ onProved }: { onProved: () => void }): ReactNode {
  const client = useQueryClient();
  const { data: keys = [] } = useQuery(passkeysQuery);
  const [failure, setFailure] = useState<string>();
  const prove = () =>
    sign(client)
      .then((body) => call(passkeyRoutes.prove, { body }))
      .then(onProved)
      .catch((error) => setFailure(sentenceOf(error, texts.refused)));
  if (keys.length === 0) return null;
  return (
    <div className="mt-3 grid gap-3">
      <p role="alert" className="notice notice-error empty:hidden">
        {failure}
      </p>
      <PendingButton onPress={prove}>{texts.prove}</PendingButton>
    </div>
  );
}
