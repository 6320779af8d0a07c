import type { Db } from '#server/db/schema/index.ts';
import { giveUpPictures } from './pictures.server.ts';
import type { Change } from './stored-facts.ts';

/** A save of the draft, by whoever saw the version `seen` (0: none). */
export interface Save extends Change {
  seen: number;
  admin: string;
}

export interface DraftEntry extends Change {
  version: number;
  admin: string;
  savedAt: Date;
}

/** Finds the changed facts, by field. */
export const findDraft = (db: Db): Promise<DraftEntry[]> =>
  db.selectFrom('siteDraft').selectAll().orderBy('field').execute();

export const findEntry = (db: Db, field: string): Promise<DraftEntry | undefined> =>
  db.selectFrom('siteDraft').selectAll().where('field', '=', field).executeTakeFirst();

/** Keeps a changed fact. Undefined if another version than the seen one is stored. */
export async function saveDraft(db: Db, { field, value, seen, admin }: Save, now: Date) {
  await giveUpPictures(db, field, now);
  // Never that of an entry that was removed, because then a stale page would overwrite its successor.
  const row = { value: JSON.stringify(value), version: Math.max(seen + 1, now.getTime()), admin, savedAt: now };
  const saving = db
    .insertInto('siteDraft')
    .values({ field, ...row })
    .onConflict((conflict) => conflict.column('field').doUpdateSet(row).where('siteDraft.version', '=', seen));
  return (await saving.returningAll().executeTakeFirst()) as DraftEntry | undefined;
}

/** Removes a change. Returns whether nothing is left of it: false if another version than the seen one is stored. */
export async function dropDraft(db: Db, { field, seen }: Pick<Save, 'field' | 'seen'>, now: Date): Promise<boolean> {
  await giveUpPictures(db, field, now);
  await db.deleteFrom('siteDraft').where('field', '=', field).where('version', '=', seen).execute();
  return (await findEntry(db, field)) === undefined;
}
