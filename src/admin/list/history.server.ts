import { caseAnswers } from '#admin/case/texts.ts';
import { dateAnswers, dateErrors } from '#admin/shown/date-form-texts.ts';
import { inboxAnswers } from '#admin/shown/texts.ts';
import type { TypedDate } from '#admin/shown/typed-date.ts';
import { correctRequest } from '#domain/jobs/correct.server.ts';
import { wordsOfDate } from '#domain/jobs/dates/date-words.ts';
import { enter, type Refusal } from '#domain/jobs/enter.server.ts';
import { type DateRefusal, enterDate } from '#domain/jobs/enter-date.server.ts';
import { stepLabel } from '#domain/jobs/steps.ts';
import { enterCall } from '#domain/requests/call.server.ts';
import { type Author, findHistory } from '#domain/requests/case/log.server.ts';
import { HttpError } from '#http/http-error.ts';
import { type Handlers, Reply } from '#http/serve.ts';
import { httpTexts } from '#http/texts.ts';
import type { Db } from '#server/db/schema/index.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import type { requestRoutes } from './request-routes.ts';

export const historyHandlers = {
  history: ({ params }, { db }) => findHistory(db, params.id),

  enterCall: async ({ body }, { db, now, admin }) =>
    new Reply(201, { id: await enterCall(db, body, { adminId: admin.id, now }) }),

  correct: async ({ params, body }, { db, now, admin }) =>
    orThrow(await correctRequest(db, params.id, body, { adminId: admin.id, now }), now),

  enter: async ({ params, body }, { db, now, admin }) =>
    orThrow(await enter(db, params.id, body, { adminId: admin.id, now }), now),

  setDate: ({ params, body }, { db, now, admin }) => storeDate(db, params, body, { adminId: admin.id, now }),

  async moveDates({ body: { dates } }, { db, now, admin }) {
    await db.transaction().execute(async (transaction) => {
      // In one order, because two callers must not wait for each other.
      for (const { date, ...at } of dates.toSorted((one, other) => one.id.localeCompare(other.id))) {
        await storeDate(transaction, at, date, { adminId: admin.id, now });
      }
    });
    return { ok: true };
  },

  removeDate: async ({ params }, { db, now, admin }) =>
    orThrow(await enterDate(db, { ...params, date: undefined, cents: null }, { adminId: admin.id, now }), now),
} satisfies Partial<Handlers<typeof requestRoutes>>;

async function storeDate(
  db: Db,
  at: { id: string; before: number },
  { what, day, time, hours, place, cents }: TypedDate,
  author: Author,
) {
  if (day < berlinDay(author.now)) {
    throw new HttpError(422, httpTexts.invalid, { fieldErrors: { day: dateErrors.dayPast } });
  }
  const length = Number(hours) || undefined;
  const date = { what, day, ...(time && { time }), ...(length && { hours: length }), ...(place && { place }) };
  return orThrow(await enterDate(db, { ...at, date, cents: cents ?? null }, author), author.now);
}

function orThrow(entered: { number: number } | { refused: Refusal | DateRefusal }, now: Date): { number: number } {
  if (!('refused' in entered)) return entered;
  const { refused } = entered;
  if (refused === 'gone') throw new HttpError(404, inboxAnswers.gone);
  if (refused === 'nothing-to-undo') throw new HttpError(422, caseAnswers.nothingToUndo);
  const { by } = refused;
  if ('step' in refused) throw new HttpError(409, caseAnswers.movedMeanwhile({ by, step: stepLabel(refused.step) }));
  throw new HttpError(409, dateAnswers.changedMeanwhile(by, refused.date && wordsOfDate(refused.date, now)));
}
