import { HttpError } from '#server/http/http-error.ts';
import { type Handlers, Reply } from '#server/http/serve.ts';
import { planDelivery } from '#server/outbox/deliver.ts';
import { inboxAnswers } from '../inbox/texts.ts';
import type { callRoutes } from './call-contract.ts';
import { findHistory, toCaseEvent } from './case-store.server.ts';
import type { caseRoutes } from './contract.ts';
import { enter } from './enter.server.ts';
import { enterCall } from './enter-call.server.ts';
import { findWaiting } from './waiting.server.ts';

/** Follows a request from the first word to the finished job. */
export const caseHandlers: Handlers<typeof caseRoutes & typeof callRoutes> = {
  async waiting(_, { db, now }) {
    return findWaiting(db, now);
  },

  async history({ params }, { db }) {
    return (await findHistory(db, params.id)).reverse().map(toCaseEvent);
  },

  async enterCall({ body, deploy, afterAnswer }, { db, now, admin }) {
    const id = await enterCall(db, body, { adminId: admin.id, now });
    afterAnswer(planDelivery(db, { deploy }));
    return new Reply(201, { id });
  },

  async enter({ params, body, deploy, afterAnswer }, { db, now, admin }) {
    const number = await enter(db, params.id, body, { adminId: admin.id, now });
    if (number === undefined) throw new HttpError(404, inboxAnswers.gone);
    if (body.kind !== 'note') afterAnswer(planDelivery(db, { deploy }));
    return { number };
  },
};
