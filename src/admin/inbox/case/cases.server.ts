import { STEP_LABELS } from '#content/steps.ts';
import { planDelivery } from '#domain/messages/deliver.server.ts';
import { findHistory, toCaseEvent } from '#domain/requests/case/case-store.server.ts';
import { enter, type Refusal } from '#domain/requests/case/enter.server.ts';
import { enterCall } from '#domain/requests/case/enter-call.server.ts';
import { findWaiting } from '#domain/requests/case/waiting.server.ts';
import { HttpError } from '#http/http-error.ts';
import { type Handlers, Reply } from '#http/serve.ts';
import { inboxAnswers } from '../texts.ts';
import type { callRoutes } from './call-contract.ts';
import type { caseRoutes } from './contract.ts';
import { caseAnswers } from './texts.ts';

/** Reads and extends the history of requests. */
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
    const entered = await enter(db, params.id, body, { adminId: admin.id, now });
    if ('refused' in entered) throw errorOf(entered.refused);
    if (body.kind !== 'note') afterAnswer(planDelivery(db, { deploy }));
    return entered;
  },
};

function errorOf(refusal: Refusal): HttpError {
  if (refusal === 'gone') return new HttpError(404, inboxAnswers.gone);
  if (refusal === 'nothing-to-undo') return new HttpError(422, caseAnswers.nothingToUndo);
  return new HttpError(409, caseAnswers.movedMeanwhile({ by: refusal.by, step: STEP_LABELS[refusal.step] }));
}
