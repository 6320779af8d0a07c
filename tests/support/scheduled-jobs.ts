import { vi } from 'vitest';
import outbox from '../../netlify/functions/outbox.ts';
import tidyUp from '../../netlify/functions/tidy-up.ts';

/** Netlify's context for a function of this machine. */
export const HERE = { deploy: { context: 'dev', id: 'local' } };

export const cleanUp = () => tidyUp(undefined, HERE);
export const sweep = () => outbox(undefined, HERE);

/** Moves the frozen clock, and sends the due messages. */
export const sweepAfter = (milliseconds: number) => {
  vi.setSystemTime(Date.now() + milliseconds);
  return sweep();
};
