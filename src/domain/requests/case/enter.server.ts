import type { Kysely } from 'kysely';
import type { NewEntry } from '#admin/inbox/case/contract.ts';
import { caseAnswers } from '#admin/inbox/case/texts.ts';
import { STEP_LABELS } from '#content/steps.ts';
import { HttpError } from '#http/http-error.ts';
import type { Database } from '#server/db/schema/index.ts';
import {
  type Author,
  addEntry,
  type EntryRow,
  type EntryValues,
  findHistory,
  holdCase,
  noteDeal,
} from './case-store.server.ts';

/**
 * Enters something into the history of a request, and gives the number of the entry that says it: what holds already
 * is not entered twice. Undefined where there is no such request. Throws 409 for a step that was chosen before somebody
 * else moved the request.
 */
export async function enter(
  db: Kysely<Database>,
  id: string,
  entry: NewEntry,
  author: Author,
): Promise<number | undefined> {
  return db.transaction().execute(async (transaction) => {
    const held = await holdCase(transaction, id);
    if (!held || held.deletedAt) return undefined;
    const history = await findHistory(transaction, id);
    const already = sameBefore(history, entry);
    if (already !== undefined) return already;
    const number = await addEntry(transaction, history, id, valuesOf(entry, history), author);
    if (entry.kind !== 'note') await noteDeal(transaction, held);
    return number;
  });
}

/** The entry that says already what is wished; undefined where the wish is new. */
function sameBefore(history: readonly EntryRow[], entry: NewEntry): number | undefined {
  if (entry.kind === 'undo') {
    const undone = history.find(({ number }) => number === entry.undoes);
    if (!undone || undone.kind === 'undo') throw new HttpError(422, caseAnswers.nothingToUndo);
    return history.find(({ undoes }) => undoes === entry.undoes)?.number;
  }
  if (entry.kind === 'price') {
    const last = lastWhich(history, ({ kind }) => kind === 'price');
    return last?.cents === entry.cents ? last.number : undefined;
  }
  if (entry.kind === 'kept') {
    const last = lastWhich(history, ({ kind }) => kind === 'kept' || kind === 'announced');
    return last?.kind === 'kept' ? last.number : undefined;
  }
  if (entry.kind !== 'step') return undefined;
  const last = lastMove(history);
  if (last?.step === entry.step) return last.number;
  const newest = history.at(-1);
  if (newest && newest.number !== entry.version)
    throw new HttpError(409, caseAnswers.movedMeanwhile(tellOf(newest, last)));
  return undefined;
}

/** The entry that put the request where it stands; undefined where it is new. */
export const lastMove = (history: readonly EntryRow[]) => lastWhich(history, ({ step }) => step !== null);

/** The last entry of a kind that nobody has taken back. */
function lastWhich(history: readonly EntryRow[], isMeant: (entry: EntryRow) => boolean): EntryRow | undefined {
  const undone = new Set(history.map(({ undoes }) => undoes));
  return history.findLast((entry) => isMeant(entry) && !undone.has(entry.number));
}

const tellOf = (newest: EntryRow, last: EntryRow | undefined) => ({
  by: newest.username ?? undefined,
  step: STEP_LABELS[last?.step ?? 'neu'],
});

/** A first answer is the first step. */
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
