import { repeatAfter } from '#shared/api/call.ts';
import { storeOf } from '#shared/browser/store-of.ts';
import { sessionRoutes } from './contract.ts';

function heldCalls() {
  const { now, change, subscribe } = storeOf<((isRepeated: boolean) => void)[]>([]);
  return {
    subscribe,
    add: () => new Promise<boolean>((goOn) => change([...now(), goOn])),
    areThere: () => now().length > 0,
    release(isRepeated: boolean): void {
      const all = now();
      change([]);
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
