import { repeatAfterLogin } from '#shared/api/call.ts';
import { sessionRoutes } from './contract.ts';

let held: ((isRepeated: boolean) => void)[] = [];

/**
 * Holds each call that meets the end of the session until `releaseCalls`; `onEnd` is told of it. A call that was
 * refused has done nothing, so repeating it does it once. Who is logged in is asked without waiting.
 */
export function holdCalls(onEnd: () => void): void {
  repeatAfterLogin((route) => {
    if (route.path === sessionRoutes.user.path) return Promise.resolve(false);
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
