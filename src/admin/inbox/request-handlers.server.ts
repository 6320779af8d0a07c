import { USUAL_TEMPLATES } from '#content/reply-templates.ts';
import { planDelivery } from '#domain/messages/deliver.server.ts';
import { type DateRefusal, enterDate } from '#domain/requests/case/enter.server.ts';
import { wordsOfDate } from '#domain/requests/dates/date-words.ts';
import { HttpError } from '#http/http-error.ts';
import type { Handlers } from '#http/serve.ts';
import { httpTexts } from '#http/texts.ts';
import type { Db } from '#server/db/schema/index.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import type { dateRoutes } from './dates/enter-contract.ts';
import { dateAnswers, dateErrors } from './dates/form-texts.ts';
import { inboxHandlers } from './inbox.server.ts';
import type { ReplyTemplate, replyRoutes, TemplateText } from './reply/contract.ts';
import type { requestRoutes } from './request-routes.ts';
import { inboxAnswers } from './texts.ts';

/** Sets, changes and removes the next date of a request. */
const dateHandlers: Handlers<typeof dateRoutes> = {
  async setDate({ params, body: { what, day, time, hours, place }, deploy, afterAnswer }, { db, now, admin }) {
    if (day < berlinDay(now)) throw new HttpError(422, httpTexts.invalid, { fieldErrors: { day: dateErrors.dayPast } });
    const length = Number(hours) || undefined;
    const date = { what, day, ...(time && { time }), ...(length && { hours: length }), ...(place && { place }) };
    const entered = await enterDate(db, { ...params, date }, { adminId: admin.id, now });
    if ('refused' in entered) throw errorOf(entered.refused, now);
    // A date counts as an answer and ends reminders.
    afterAnswer(planDelivery(db, { deploy }));
    return entered;
  },

  async removeDate({ params }, { db, now, admin }) {
    const entered = await enterDate(db, { ...params, date: undefined }, { adminId: admin.id, now });
    if ('refused' in entered) throw errorOf(entered.refused, now);
    return entered;
  },
};

function errorOf(refused: DateRefusal, now: Date): HttpError {
  if (refused === 'gone') return new HttpError(404, inboxAnswers.gone);
  const { by, date } = refused;
  return new HttpError(409, dateAnswers.changedMeanwhile(by, date && wordsOfDate(date, now)));
}

/** Marks a usual template as removed. */
const REMOVED: TemplateText = { title: '', text: '' };

const replyHandlers: Handlers<typeof replyRoutes> = {
  templates: (_, { db }) => findTemplates(db),
  saveTemplate: ({ params: { slot }, body }, { db }) => keep(db, { slot, ...body }),
  removeTemplate: ({ params: { slot } }, { db }) => keep(db, { slot, ...REMOVED }),
};

async function keep(db: Db, { slot, ...written }: ReplyTemplate): Promise<ReplyTemplate[]> {
  await db
    .insertInto('replyTemplates')
    .values({ slot, ...written })
    .onConflict((conflict) => conflict.column('slot').doUpdateSet(written))
    .execute();
  return findTemplates(db);
}

async function findTemplates(db: Db): Promise<ReplyTemplate[]> {
  const written = await db.selectFrom('replyTemplates').select(['slot', 'title', 'text']).execute();
  const usual = USUAL_TEMPLATES.map((template, index) => ({ slot: index + 1, ...template }));
  const bySlot = new Map([...usual, ...written].map((template) => [template.slot, template]));
  return [...bySlot.values()].filter(({ title }) => title !== '').sort((a, b) => a.slot - b.slot);
}

export const requestHandlers: Handlers<typeof requestRoutes> = {
  ...inboxHandlers,
  ...dateHandlers,
  ...replyHandlers,
};
