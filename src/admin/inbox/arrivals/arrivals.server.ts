import { findArrivals, noteSeen } from '#domain/requests/arrivals.server.ts';
import type { Handlers } from '#http/serve.ts';
import type { arrivalRoutes } from './contract.ts';

export const arrivalHandlers: Handlers<typeof arrivalRoutes> = {
  show: (_, { db, admin, now }) => findArrivals(db, admin.id, now),

  async see(_, { db, admin, now }) {
    await noteSeen(db, admin.id, now);
    return findArrivals(db, admin.id, now);
  },
};
