import type { Kysely } from 'kysely';
import type { Step } from '#content/steps.ts';
import type { Database } from '#server/db/schema/index.ts';
import { holding } from '../holding.ts';
import {
  type Author,
  addEntry,
  type EntryRow,
  type EntryValues,
  findHistory,
  holdRequest,
} from './case-store.server.ts';
import type { NewEntry } from './shapes.ts';
import { lastMove } from './state-of.server.ts';

/** Why nothing was entered: no such request, no such entry, or somebody else moved the request meanwhile. */
export type Refusal = 'gone' | 'nothing-to-undo' | { by: string | undefined; step: Step };

/** Enters something into the history of a request, and gives the entry's number. Nothing is entered twice. */
export async function enter(
  db: Kysely<Database>,
  id: string,
  entry: NewEntry,
  author: Author,
): Promise<{ number: number } | { refused: Refusal }> {
  return db.transaction().execute(async (transaction) => {
    const held = await holdRequest(transaction, id);
    if (!held || held.deletedAt) return { refused: 'gone' };
    const history = await findHistory(transaction, id);
    const refused = refusalOf(history, entry);
    if (refused) return { refused };
    const already = sameBefore(history, entry);
    if (already !== undefined) return { number: already };
    return { number: await addEntry(transaction, id, valuesOf(entry, history), author) };
  });
}

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

/** Finds the number of an entry that says the same already. */
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
