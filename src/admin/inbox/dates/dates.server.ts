import { planDelivery } from '#domain/messages/deliver.server.ts';
import { type DateRefusal, enterDate } from '#domain/requests/case/enter.server.ts';
import { wordsOfDate } from '#domain/requests/dates/date-words.ts';
import { HttpError } from '#http/http-error.ts';
import type { Handlers } from '#http/serve.ts';
import { httpTexts } from '#http/texts.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { inboxAnswers } from '../texts.ts';
import type { dateRoutes } from './enter-contract.ts';
import { dateAnswers, dateErrors } from './form-texts.ts';

/** Sets, changes and removes the next date of a request. */
export const dateHandlers: Handlers<typeof dateRoutes> = {
  async setDate({ params, body: { what, day, time, place }, deploy, afterAnswer }, { db, now, admin }) {
    if (day < berlinDay(now)) throw new HttpError(422, httpTexts.invalid, { fieldErrors: { day: dateErrors.dayPast } });
    const date = { what, day, ...(time && { time }), ...(place && { place }) };
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
