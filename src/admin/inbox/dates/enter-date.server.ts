import type { Kysely } from 'kysely';
import { planDelivery } from '#domain/messages/deliver.server.ts';
import {
  type Author,
  addEntry,
  type EntryRow,
  findHistory,
  holdRequest,
  noteDeal,
} from '#domain/requests/case/case-store.server.ts';
import { lastMove } from '#domain/requests/case/state-of.server.ts';
import { datesOf } from '#domain/requests/dates/date-history.ts';
import { wordsOfDate } from '#domain/requests/dates/date-words.ts';
import type { NextDate } from '#domain/requests/dates/shapes.ts';
import { HttpError } from '#http/http-error.ts';
import type { Handlers } from '#http/serve.ts';
import { httpTexts } from '#http/texts.ts';
import type { Database } from '#server/db/schema/index.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { inboxAnswers } from '../texts.ts';
import type { dateRoutes } from './enter-contract.ts';
import { dateAnswers, dateErrors } from './form-texts.ts';

/** Sets the next date of a request, changes it, and takes it away. */
export const dateHandlers: Handlers<typeof dateRoutes> = {
  async setDate({ params, body: { what, day, time, place }, deploy, afterAnswer }, { db, now, admin }) {
    if (day < berlinDay(now)) throw new HttpError(422, httpTexts.invalid, { fieldErrors: { day: dateErrors.dayPast } });
    const date = { what, day, ...(time && { time }), ...(place && { place }) };
    const entered = await enterDate(db, { ...params, date }, { adminId: admin.id, now });
    // Who has a date has been answered.
    afterAnswer(planDelivery(db, { deploy }));
    return entered;
  },

  async removeDate({ params }, { db, now, admin }) {
    return enterDate(db, { ...params, date: undefined }, { adminId: admin.id, now });
  },
};

interface Wish {
  id: string;
  /** The number of the entry whose date was on the screen. */
  before: number;
  date: NextDate | undefined;
}

/** Enters a date into the history; what holds already is not entered twice. */
async function enterDate(
  db: Kysely<Database>,
  { id, before, date }: Wish,
  author: Author,
): Promise<{ number: number }> {
  return db.transaction().execute(async (transaction) => {
    const held = await holdRequest(transaction, id);
    if (!held || held.deletedAt) throw new HttpError(404, inboxAnswers.gone);
    const history = await findHistory(transaction, id);
    const newest = datesOf(history).at(-1);
    const current = newest?.nextDate ? newest : undefined;
    if (isSame(current?.nextDate, date)) return { number: newest?.number ?? 0 };
    if ((current?.number ?? 0) !== before) {
      const words = current?.nextDate && wordsOfDate(current.nextDate, author.now);
      throw new HttpError(409, dateAnswers.changedMeanwhile(newest?.username, words));
    }
    const entry = date
      ? { kind: 'date' as const, nextDate: JSON.stringify(date), ...firstStep(history, date) }
      : { kind: 'undated' as const };
    const number = await addEntry(transaction, history, id, entry, author);
    await noteDeal(transaction, id);
    return { number };
  });
}

/** Who has agreed on a date has answered; who only means to call has not. */
const firstStep = (history: readonly EntryRow[], { what }: NextDate) =>
  what !== 'anruf' && (lastMove(history)?.step ?? 'neu') === 'neu' ? { step: 'kontakt' as const } : {};

const isSame = (one: NextDate | undefined | null, other: NextDate | undefined) =>
  one?.what === other?.what && one?.day === other?.day && one?.time === other?.time && one?.place === other?.place;
