import { vi } from 'vitest';
import outbox from '../../netlify/functions/outbox.ts';
import tidyUp from '../../netlify/functions/tidy-up.ts';

/** What Netlify says to a function of this machine. */
export const HERE = { deploy: { context: 'dev', id: 'local' } };

export const cleanUp = () => tidyUp(undefined, HERE);
export const sweep = () => outbox(undefined, HERE);

/** Sends what is due so many milliseconds later, where the clock is frozen. */
export const sweepAfter = (milliseconds: number) => {
  vi.setSystemTime(Date.now() + milliseconds);
  return sweep();
};
