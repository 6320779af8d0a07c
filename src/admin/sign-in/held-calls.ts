import { repeatAfter } from '#shared/api/call.ts';
import { sessionRoutes } from './contract.ts';

const listeners = new Set<() => void>();

/** Calls that wait until a dialog is answered. */
function heldCalls() {
  let held: ((isRepeated: boolean) => void)[] = [];
  function hold(calls: typeof held): void {
    held = calls;
    for (const listener of listeners) listener();
  }
  return {
    add: () => new Promise<boolean>((goOn) => hold([...held, goOn])),
    areThere: () => held.length > 0,
    release(isRepeated: boolean): void {
      const all = held;
      hold([]);
      for (const goOn of all) goOn(isRepeated);
    },
  };
}
const unknown = heldCalls();
const unproved = heldCalls();

/**
 * Holds each call that meets the end of the session until `releaseCalls`, and tells `onEnd`; holds each call that needs
 * the password once more until `releaseProofs`. A refused call has done nothing, so repeating it does it once. Who is
 * logged in is asked without waiting.
 */
export function holdCalls(onEnd: () => void): void {
  repeatAfter(async (route, error) => {
    if (error.needsProof) return unproved.add();
    if (!error.isSessionOver || route.path === sessionRoutes.user.path) return false;
    onEnd();
    return unknown.add();
  });
}

/** Lets the held calls go on, or fail as calls of a session that is over. */
export const releaseCalls = unknown.release;

/** The same for calls that wait for the password. */
export const releaseProofs = unproved.release;

/** For `useSyncExternalStore`: whether a call waits for the password. */
export const isProofWanted = unproved.areThere;
export function subscribeToProof(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
