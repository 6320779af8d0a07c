import type { Kysely } from 'kysely';
import type { Step } from '#content/steps.ts';
import type { Database } from '#server/db/schema/index.ts';
import { datesOf } from '../dates/date-history.ts';
import type { NextDate } from '../dates/shapes.ts';
import { entryOf, perField } from '../fields.ts';
import { holding } from '../holding.ts';
import type { StoredFields } from '../stored-fields.server.ts';
import {
  type Author,
  addEntry,
  type EntryRow,
  type EntryValues,
  findHistory,
  holdRequest,
} from './case-store.server.ts';
import type { NewCall } from './new-call.ts';
import type { NewEntry } from './shapes.ts';
import { lastMove } from './state-of.server.ts';

/** The reason for a refused entry: no such request, no such entry, or another move in between. */
export type Refusal = 'gone' | 'nothing-to-undo' | { by: string | undefined; step: Step };

/** Adds an entry to a request's history and returns its number; adds nothing twice. */
export async function enter(
  db: Kysely<Database>,
  id: string,
  entry: NewEntry,
  author: Author,
): Promise<{ number: number } | { refused: Refusal }> {
  return withHistory(db, id, async (transaction, history) => {
    const refused = refusalOf(history, entry);
    if (refused) return { refused };
    const already = sameBefore(history, entry);
    if (already !== undefined) return { number: already };
    return { number: await addEntry(transaction, id, valuesOf(entry, history), author) };
  });
}

/** Locks a request of the inbox and reads its history. */
const withHistory = <Entered>(
  db: Kysely<Database>,
  id: string,
  work: (transaction: Kysely<Database>, history: EntryRow[]) => Promise<Entered>,
): Promise<Entered | { refused: 'gone' }> =>
  db.transaction().execute(async (transaction) => {
    const held = await holdRequest(transaction, id);
    if (!held || held.deletedAt) return { refused: 'gone' };
    return work(transaction, await findHistory(transaction, id));
  });

function refusalOf(history: readonly EntryRow[], entry: NewEntry): Refusal | undefined {
  if (entry.kind === 'undo') {
    const undone = history.find(({ number }) => number === entry.undoes);
    return !undone || undone.kind === 'undo' ? 'nothing-to-undo' : undefined;
  }
  const newest = history.at(-1);
  if (entry.kind !== 'step' || !newest || newest.number === entry.version) return undefined;
  const step = lastMove(history)?.step ?? 'neu';
  return step === entry.step ? undefined : { by: newest.username ?? undefined, step };
}

/** Finds the number of an equal entry. */
function sameBefore(history: readonly EntryRow[], entry: NewEntry): number | undefined {
  switch (entry.kind) {
    case 'undo':
      return history.find(({ undoes }) => undoes === entry.undoes)?.number;
    case 'price': {
      const last = holding(history).findLast(({ kind }) => kind === 'price');
      return last?.cents === entry.cents ? last.number : undefined;
    }
    case 'kept': {
      const last = holding(history).findLast(({ kind }) => kind === 'kept' || kind === 'announced');
      return last?.kind === 'kept' ? last.number : undefined;
    }
    case 'step': {
      const last = lastMove(history);
      return last?.step === entry.step ? last.number : undefined;
    }
    default:
      return undefined;
  }
}

/** A first answer is also the first step. */
function valuesOf(entry: NewEntry, history: readonly EntryRow[]): EntryValues {
  switch (entry.kind) {
    case 'step':
      return { kind: 'step', step: entry.step, text: entry.text || null };
    case 'answer':
      return {
        kind: 'answer',
        way: entry.way ?? null,
        step: (lastMove(history)?.step ?? 'neu') === 'neu' ? 'kontakt' : null,
      };
    default:
      return entry;
  }
}

/** Stores a call, once per key, and returns its id. A logged call counts as answered unless the caller waits. */
export async function enterCall(db: Kysely<Database>, call: NewCall, author: Author): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const typed: Partial<StoredFields> = call;
    const stored = await transaction
      .insertInto('contactSubmissions')
      .values({
        ...perField<StoredFields>((field) => typed[field] ?? (entryOf(field).isRequired ? '' : null)),
        kind: 'call',
        createdAt: author.now,
        idempotencyKey: call.key,
      })
      .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored) {
      const step = call.callBack ? null : 'kontakt';
      await addEntry(transaction, stored.id, { kind: 'entered', step }, author);
      return stored.id;
    }
    const before = transaction.selectFrom('contactSubmissions').select('id').where('idempotencyKey', '=', call.key);
    return (await before.executeTakeFirstOrThrow()).id;
  });
}

interface Wish {
  id: string;
  /** The number of the date's entry on the screen. */
  before: number;
  date: NextDate | undefined;
}

/** The reason for a refused date: no such request, or another change in between. */
export type DateRefusal = 'gone' | { by: string | undefined; date: NextDate | undefined };

/** Sets, changes or removes a request's date and returns the entry's number; enters no date twice. */
export async function enterDate(
  db: Kysely<Database>,
  { id, before, date }: Wish,
  author: Author,
): Promise<{ number: number } | { refused: DateRefusal }> {
  return withHistory(db, id, async (transaction, history) => {
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
