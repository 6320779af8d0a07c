import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { QueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '#config/limits.ts';
import { sentenceOf } from '#shared/api/api-error.ts';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import type { AdminUser } from '../contract.ts';
import { passkeyRoutes, type SignedChallenge } from './contract.ts';
import { passkeyTexts as texts } from './texts.ts';

/** Counts for a minute more, and waits for the tap, because Safari wants no wait after it. A phone may have slept since. */
const challengeQuery = { ...queryOf(['challenge'], passkeyRoutes.challenge), staleTime: 4 * MINUTE_MS };

/** Asks for a signature: in a dialog, or among the names that the browser fills in. A newer question ends an older one. */
export async function sign(client: QueryClient, isOffered = false): Promise<SignedChallenge> {
  const optionsJSON = await client.fetchQuery(challengeQuery);
  const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: isOffered });
  // Each counts once.
  client.removeQueries(challengeQuery);
  return { id, ...response };
}

export async function makeKey(): Promise<void> {
  const optionsJSON = await call(passkeyRoutes.newChallenge);
  const { id, response } = await startRegistration({ optionsJSON });
  await call(passkeyRoutes.add, { body: { id, ...response } });
}

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
