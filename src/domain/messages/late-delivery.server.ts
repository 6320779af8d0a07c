import type { delivery as Delivery } from './deliver.server.ts';

/** The instance's delivery, for doors that answer first. Loads with its first work, because mail and push bring large libraries. */
export const delivery: Pick<typeof Delivery, 'due'> = {
  due: async (...asked) => (await import('./deliver.server.ts')).delivery.due(...asked),
};
