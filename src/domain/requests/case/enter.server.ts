import type { Db } from '#server/db/schema/index.ts';
import type { FieldColumns } from '#shared/field-columns.ts';
import { appointmentsOf, datesOf, isAhead } from '../dates/date-history.ts';
import type { NextDate } from '../dates/shapes.ts';
import { entryOf, perField } from '../fields.ts';
import { holding } from '../holding.ts';
import { takeFromBin } from '../photos/photo-bin.server.ts';
import {
  type Author,
  addEntry,
  type EntryRow,
  type EntryValues,
  findHistory,
  holdRequest,
} from './case-store.server.ts';
import { nameless } from './nameless.ts';
import { CORRECTED, type Correction, changesOf, type NewCall } from './owner-forms.ts';
import type { NewEntry } from './shapes.ts';
import { lastMove } from './state-of.server.ts';
import { stepAfter } from './steps.ts';

/** The reason for a refused entry: no such request, no such entry, or another move in between. */
export type Refusal = 'gone' | 'nothing-to-undo' | { by: string | undefined; step: string };

/** Adds an entry to a request's history and returns its number, or that of an equal one new to the caller. */
export async function enter(
  db: Db,
  id: string,
  entry: NewEntry,
  author: Author,
): Promise<{ number: number } | { refused: Refusal }> {
  return withHistory(db, id, async (transaction, history) => {
    const refused = refusalOf(history, entry);
    if (refused) return { refused };
    const already = sameSince(history, entry);
    if (already !== undefined) return { number: already };
    const undone = entry.kind === 'undo' && history.find(({ number }) => number === entry.undoes);
    const photo = undone && undone.kind === 'photo-removed' && undone.text;
    if (photo && !(await takeFromBin(transaction, photo))) return { refused: 'nothing-to-undo' };
    return { number: await addEntry(transaction, id, valuesOf(entry, history), author) };
  });
}

/** Locks a request of the inbox and reads its history; within the caller's transaction, if there is one. */
async function withHistory<Entered>(
  db: Db,
  id: string,
  work: (transaction: Db, history: EntryRow[]) => Promise<Entered>,
): Promise<Entered | { refused: 'gone' }> {
  if (!db.isTransaction) return db.transaction().execute((transaction) => withHistory(transaction, id, work));
  const held = await holdRequest(db, id);
  if (!held || held.deletedAt) return { refused: 'gone' };
  return work(db, await findHistory(db, id));
}

function refusalOf(history: readonly EntryRow[], entry: NewEntry): Refusal | undefined {
  if (entry.kind === 'undo') {
    const undone = history.find(({ number }) => number === entry.undoes);
    return !undone || undone.kind === 'undo' || undone.kind === 'corrected' ? 'nothing-to-undo' : undefined;
  }
  const newest = history.at(-1);
  if (entry.kind !== 'step' || !newest || newest.number === entry.version) return undefined;
  const step = currentStep(history);
  return step === entry.step ? undefined : { by: newest.username ?? undefined, step };
}

/**
 * Finds the number of an equal entry since the version that the caller saw: a second tap, a repeat, another device. An
 * equal entry before it is not the same, because jobs and prices repeat.
 */
function sameSince(history: readonly EntryRow[], { version = Infinity, ...entry }: NewEntry): number | undefined {
  if (entry.kind === 'undo') return history.find(({ undoes }) => undoes === entry.undoes)?.number;
  const parts = Object.entries(entry) as [keyof EntryRow, unknown][];
  return holding(history).find(
    (one) => one.number > version && parts.every(([part, value]) => (one[part] ?? '') === (value ?? '')),
  )?.number;
}

/** Adds the step that an entry implies: a first answer is also the first step, and a price makes an offer. */
function valuesOf({ version: _, ...entry }: NewEntry, history: readonly EntryRow[]): EntryValues {
  switch (entry.kind) {
    case 'price':
      return { ...entry, step: (entry.cents > 0 && stepAfter('price', currentStep(history))) || null };
    case 'step':
      return { kind: 'step', step: entry.step, text: entry.text || null };
    case 'answer':
      return {
        kind: 'answer',
        way: entry.way ?? null,
        step: currentStep(history) === 'neu' ? 'kontakt' : null,
      };
    default:
      return entry;
  }
}

/** Corrects a request's data; an entry keeps the old ones. Returns its number, or the last one if nothing changes. */
export const correctRequest = (db: Db, id: string, next: Correction, author: Author) =>
  withHistory(db, id, async (transaction, history) => {
    const before = transaction.selectFrom('contactSubmissions').select(CORRECTED).where('id', '=', id);
    const changes = changesOf(await before.executeTakeFirstOrThrow(), next);
    if (changes.length === 0) return { number: history.at(-1)?.number ?? 0 };
    const values = Object.fromEntries(changes.map(({ field, value }) => [field, value]));
    await transaction.updateTable('contactSubmissions').set(values).where('id', '=', id).execute();
    const text = changes.map(({ words }) => words).join(', ');
    // The changed fields, because a corrected place counts more than that of an earlier date.
    const way = changes.map(({ field }) => field).join(' ');
    return { number: await addEntry(transaction, id, { kind: 'corrected', text, way }, author) };
  });

/** Stores a call, once per key, and returns its id. A logged call counts as answered unless the caller waits. */
export async function enterCall(db: Db, call: NewCall, author: Author): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const typed: Partial<FieldColumns> = { ...call, name: call.name || nameless(call.phone) };
    const stored = await transaction
      .insertInto('contactSubmissions')
      .values({
        ...perField<FieldColumns>((field) => typed[field] ?? (entryOf(field).isRequired ? '' : null)),
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
  /** The price of this job; null leaves it open. */
  cents: number | null;
}

/** The reason for a refused date: no such request, or another change in between. */
export type DateRefusal = 'gone' | { by: string | undefined; date: NextDate | undefined };

/** Sets, changes or removes a request's date and returns the entry's number, or that of an equal one since `before`. */
export async function enterDate(
  db: Db,
  { id, before, date, cents }: Wish,
  author: Author,
): Promise<{ number: number } | { refused: DateRefusal }> {
  return withHistory(db, id, async (transaction, history) => {
    const newest = datesOf(history).at(-1);
    const shown = newest?.nextDate ?? undefined;
    const isRepeat = newest?.kind === (date ? 'date' : 'undated') && isSame(shown, date);
    if (newest && isRepeat && newest.number > before) return { number: newest.number };
    if ((shown && newest ? newest.number : 0) !== before) {
      return { refused: { by: newest?.username ?? undefined, date: shown } };
    }
    const base = withoutDate(history, author.now);
    const after = (date && stepAfter(date.what, base)) ?? base;
    const current = currentStep(history);
    // Repeats the step if the new date replaces the one that made it.
    const step = after === current && base === current ? null : after;
    const entry = date ? { kind: 'date' as const, nextDate: date, step, cents } : { kind: 'undated' as const, step };
    return { number: await addEntry(transaction, id, entry, author) };
  });
}

/** Computes the step without the appointment ahead, because that takes its step along. The request stays answered. */
function withoutDate(history: readonly EntryRow[], now: Date): string {
  const open = appointmentsOf(history).findLast(({ isCancelled, date }) => !isCancelled && isAhead(date, now));
  if (!open || !lastMove(history)?.nextDate) return currentStep(history);
  const step = currentStep(history.filter(({ number }) => number < open.first));
  return step === 'neu' ? 'kontakt' : step;
}

const currentStep = (history: readonly EntryRow[]): string => lastMove(history)?.step ?? 'neu';

const isSame = (one: NextDate | undefined, other: NextDate | undefined) =>
  (['what', 'day', 'time', 'hours', 'place'] as const).every((part) => one?.[part] === other?.[part]);
