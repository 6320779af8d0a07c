import { repeatAfter } from '#shared/api/call.ts';
import { sessionRoutes } from './contract.ts';

const listeners = new Set<() => void>();

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
 * Holds calls that a login or a proof lets through later. Repeating them is safe, because a refused call has no effect.
 * `isOver` asks whether the session has ended: a call may have left with a token that a proof replaced meanwhile.
 */
export function holdCalls(isOver: () => Promise<boolean>): void {
  repeatAfter(async (route, error) => {
    if (error.needsProof) return unproved.add();
    if (!error.isSessionOver || route.path === sessionRoutes.user.path) return false;
    return (await isOver()) ? unknown.add() : true;
  });
}

export const releaseCalls = unknown.release;

export const releaseProofs = unproved.release;

/** With subscribeToProof for `useSyncExternalStore`. */
export const isProofWanted = unproved.areThere;
export function subscribeToProof(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
