import { countTasks } from '#domain/jobs/waiting.server.ts';
import { findTrouble } from '#domain/messages/messages-of.server.ts';
import { noteSeen } from '#domain/requests/arrivals.server.ts';
import { serve } from '#http/serve.ts';
import { arrivalRoutes } from './contract.ts';

export const door = serve(arrivalRoutes, {
  async show(_, { db, now }) {
    const [waiting, trouble] = await Promise.all([countTasks(db, now), findTrouble(db)]);
    return { waiting, areMailsFailing: trouble !== null };
  },

  async see(_, { db, admin, now }) {
    await noteSeen(db, admin.id, now);
  },
});
