import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema/index.ts';
import { datesOf } from '../dates/date-history.ts';
import type { NextDate } from '../dates/shapes.ts';
import { type Author, addEntry, type EntryRow, findHistory, holdRequest } from './case-store.server.ts';
import { lastMove } from './state-of.server.ts';

interface Wish {
  id: string;
  /** The number of the entry whose date was on the screen. */
  before: number;
  date: NextDate | undefined;
}

/** Why no date was entered: no such request, or somebody else changed the date meanwhile. */
export type DateRefusal = 'gone' | { by: string | undefined; date: NextDate | undefined };

/** Sets, changes or takes away the date of a request, and gives the entry's number. The same date is not entered twice. */
export async function enterDate(
  db: Kysely<Database>,
  { id, before, date }: Wish,
  author: Author,
): Promise<{ number: number } | { refused: DateRefusal }> {
  return db.transaction().execute(async (transaction) => {
    const held = await holdRequest(transaction, id);
    if (!held || held.deletedAt) return { refused: 'gone' };
    const history = await findHistory(transaction, id);
    const newest = datesOf(history).at(-1);
    const current = newest?.nextDate ?? undefined;
    if (isSame(current, date)) return { number: newest?.number ?? 0 };
    if ((current && newest ? newest.number : 0) !== before) {
      return { refused: { by: newest?.username ?? undefined, date: current } };
    }
    const entry = date
      ? { kind: 'date' as const, nextDate: date, ...firstStep(history, date) }
      : { kind: 'undated' as const };
    return { number: await addEntry(transaction, id, entry, author) };
  });
}

/** An agreed date counts as an answer; a planned call does not. */
const firstStep = (history: readonly EntryRow[], { what }: NextDate) =>
  what !== 'anruf' && (lastMove(history)?.step ?? 'neu') === 'neu' ? { step: 'kontakt' as const } : {};

const isSame = (one: NextDate | undefined, other: NextDate | undefined) =>
  one?.what === other?.what && one?.day === other?.day && one?.time === other?.time && one?.place === other?.place;
