import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { MINUTE_MS } from '#config/limits.ts';
import { call } from '#shared/api/call.ts';
import type { RouteAnswer } from '#shared/api/define-route.ts';
import { passkeyRoutes, type SignedChallenge } from './contract.ts';

export const CHALLENGE_RENEWAL_MS = 4 * MINUTE_MS;

type Challenge = RouteAnswer<typeof passkeyRoutes.challenge>;
let prepared: { challenge: Promise<Challenge>; at: number } | undefined;
let latest: Promise<unknown> = Promise.resolve();

/** Asks for one challenge after the other, because the first answer's cookie names a new browser to the server. */
function nextChallenge(): Promise<Challenge> {
  const next = latest.then(() => call(passkeyRoutes.challenge));
  // A failure is told to whoever waits for this challenge.
  latest = next.catch(() => undefined);
  return next;
}

/** Fetches the next challenge, because Safari wants it before the tap. */
export function prepareKey(): void {
  prepared = { challenge: nextChallenge(), at: Date.now() };
}

/** Takes the prepared challenge, unless it is old: a phone may have slept since. */
function takePrepared(): Promise<Challenge> | undefined {
  const { challenge, at } = prepared ?? { at: 0 };
  prepared = undefined;
  return Date.now() - at < CHALLENGE_RENEWAL_MS ? challenge : undefined;
}

/** Asks for a signature: in a dialog, or among the names that the browser fills in. Each challenge counts once. */
export async function sign(isOffered: boolean): Promise<SignedChallenge> {
  const challenge = takePrepared() ?? nextChallenge();
  if (isOffered) prepareKey();
  const { id, response } = await startAuthentication({ optionsJSON: await challenge, useBrowserAutofill: isOffered });
  return { id, ...response };
}

export async function makeKey(): Promise<void> {
  const optionsJSON = await call(passkeyRoutes.newChallenge);
  const { id, response } = await startRegistration({ optionsJSON });
  await call(passkeyRoutes.add, { body: { id, ...response } });
}
