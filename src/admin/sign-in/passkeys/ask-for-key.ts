import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { call } from '#shared/api/call.ts';
import type { RouteAnswer } from '#shared/api/define-route.ts';
import { passkeyRoutes, type SignedChallenge } from './contract.ts';

let prepared: Promise<RouteAnswer<typeof passkeyRoutes.challenge>> | undefined;

/** Fetches the next challenge, because Safari wants it before the tap. */
export function prepareKey(): void {
  prepared = call(passkeyRoutes.challenge);
  // Told to whoever asks for it.
  prepared.catch(() => undefined);
}

/** Asks for a signature: in a dialog, or among the names that the browser fills in. Each challenge counts once. */
export async function sign(isOffered: boolean): Promise<SignedChallenge> {
  const challenge = prepared ?? call(passkeyRoutes.challenge);
  prepared = undefined;
  if (isOffered) prepareKey();
  const { id, response } = await startAuthentication({ optionsJSON: await challenge, useBrowserAutofill: isOffered });
  return { id, ...response };
}

/** Makes a key on this device, or on one that the browser reaches. */
export async function makeKey(): Promise<void> {
  const optionsJSON = await call(passkeyRoutes.newChallenge);
  const { id, response } = await startRegistration({ optionsJSON });
  await call(passkeyRoutes.add, { body: { id, ...response } });
}
