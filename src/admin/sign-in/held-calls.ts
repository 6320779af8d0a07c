import type { ApiError } from '#shared/api/api-error.ts';
import { repeatAfter } from '#shared/api/call.ts';
import { sessionRoutes } from './contract.ts';

type GoOn = (isRepeated: boolean) => void;
let held: GoOn[] = [];
let heldForProof: GoOn[] = [];
const listeners = new Set<() => void>();

/**
 * Holds each call that meets the end of the session until `releaseCalls`, and tells `onEnd`; holds each call that needs
 * the password once more until `releaseProofs`. A refused call has done nothing, so repeating it does it once. Who is
 * logged in is asked without waiting.
 */
export function holdCalls(onEnd: () => void): void {
  repeatAfter((route, error: ApiError) => {
    if (error.needsProof) {
      return new Promise((resolve) => {
        heldForProof = [...heldForProof, resolve];
        for (const listener of listeners) listener();
      });
    }
    if (!error.isSessionOver || route.path === sessionRoutes.user.path) return Promise.resolve(false);
    onEnd();
    return new Promise((resolve) => held.push(resolve));
  });
}

/** Lets the held calls go on, or fail as calls of a session that is over. */
export function releaseCalls(isRepeated: boolean): void {
  const all = held;
  held = [];
  for (const goOn of all) goOn(isRepeated);
}

/** The same for calls that wait for the password. */
export function releaseProofs(isRepeated: boolean): void {
  const all = heldForProof;
  heldForProof = [];
  for (const goOn of all) goOn(isRepeated);
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: whether a call waits for the password. */
export const isProofWanted = (): boolean => heldForProof.length > 0;
export function subscribeToProof(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
