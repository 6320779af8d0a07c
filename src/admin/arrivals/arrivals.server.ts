import { countTasks } from '#domain/jobs/waiting.server.ts';
import { findTrouble } from '#domain/messages/messages-of.server.ts';
import type { Admin } from '#domain/people/sessions.server.ts';
import { findArrivals, noteSeen } from '#domain/requests/arrivals.server.ts';
import { type HandlerContext, type Handlers, serve } from '#http/serve.ts';
import { type Arrivals, arrivalRoutes } from './contract.ts';

const handlers: Handlers<typeof arrivalRoutes> = {
  show: (_, context) => answer(context),

  async see(_, context) {
    await noteSeen(context.db, context.admin.id, context.now);
    return answer(context);
  },
};

export const door = serve(arrivalRoutes, handlers);

async function answer({ db, admin, now }: HandlerContext & { admin: Admin }): Promise<Arrivals> {
  const asked = [findArrivals(db, admin.id, now), countTasks(db, now), findTrouble(db)] as const;
  const [arrivals, waiting, trouble] = await Promise.all(asked);
  return { ...arrivals, waiting, areMailsFailing: trouble !== null };
}
