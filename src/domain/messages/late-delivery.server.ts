import type { delivery as Delivery } from './deliver.server.ts';

/** Loads with its first work, because no answer waits for it, and mail and push bring large libraries. */
const loaded = async () => (await import('./deliver.server.ts')).delivery;

/** The instance's delivery, for doors that answer first. */
export const delivery: Pick<typeof Delivery, 'due' | 'soon' | 'plan'> = {
  due: async (...asked) => (await loaded()).due(...asked),
  soon: async (...asked) => (await loaded()).soon(...asked),
  plan: async (...asked) => (await loaded()).plan(...asked),
};
