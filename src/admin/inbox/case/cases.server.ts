import { planDelivery } from '#domain/messages/deliver.server.ts';
import { findHistory, toCaseEvent } from '#domain/requests/case/case-store.server.ts';
import { enter } from '#domain/requests/case/enter.server.ts';
import { enterCall } from '#domain/requests/case/enter-call.server.ts';
import { findWaiting } from '#domain/requests/case/waiting.server.ts';
import { HttpError } from '#http/http-error.ts';
import { type Handlers, Reply } from '#http/serve.ts';
import { inboxAnswers } from '../texts.ts';
import type { callRoutes } from './call-contract.ts';
import type { caseRoutes } from './contract.ts';

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
