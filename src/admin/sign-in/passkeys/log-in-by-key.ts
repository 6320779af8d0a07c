import type { QueryClient } from '@tanstack/react-query';
import { sentenceOf } from '#shared/api/api-error.ts';
import { call } from '#shared/api/call.ts';
import type { AdminUser } from '../contract.ts';
import { sign } from './ask-for-key.ts';
import { passkeyRoutes } from './contract.ts';
import { passkeyTexts as texts } from './texts.ts';

interface LoginForm {
  client: QueryClient;
  enter: (by: () => Promise<AdminUser>) => Promise<void>;
  refuse: (sentence: string) => void;
  isRemembered: () => boolean | undefined;
}

/** An offer among the names ends without a word in a browser that has none, and when another question follows. */
export async function logInByKey(
  { client, enter, refuse, isRemembered }: LoginForm,
  isOffered: boolean,
): Promise<void> {
  const signed = await sign(client, isOffered).catch(() => isOffered || refuse(texts.refused));
  if (typeof signed !== 'object') return;
  const remember = isRemembered() ? 'on' : undefined;
  await enter(() => call(passkeyRoutes.logIn, { body: { ...signed, remember } })).catch((error) =>
    refuse(sentenceOf(error, texts.refused)),
  );
}
