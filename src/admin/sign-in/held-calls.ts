import { repeatAfter } from '#shared/api/call.ts';
import { sessionRoutes } from './contract.ts';

function heldCalls() {
  let held: ((isRepeated: boolean) => void)[] = [];
  const listeners = new Set<() => void>();
  function hold(calls: typeof held): void {
    held = calls;
    for (const listener of listeners) listener();
  }
  return {
    add: () => new Promise<boolean>((goOn) => hold([...held, goOn])),
    areThere: () => held.length > 0,
    /** For `useSyncExternalStore`. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    release(isRepeated: boolean): void {
      const all = held;
      hold([]);
      for (const goOn of all) goOn(isRepeated);
    },
  };
}
export const waitingForLogin = heldCalls();
export const waitingForProof = heldCalls();

/**
 * Repeating them later is safe, because a refused call has no effect. `isOver` asks whether the session has ended: a call
 * may have left with a token that a proof replaced meanwhile.
 */
export function holdCalls(isOver: () => Promise<boolean>): void {
  repeatAfter(async (route, error) => {
    if (error.needsProof) return waitingForProof.add();
    if (!error.isSessionOver || route.path === sessionRoutes.user.path) return false;
    return (await isOver()) ? waitingForLogin.add() : true;
  });
}
