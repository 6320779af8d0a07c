import type { Db } from '#server/db/schema/index.ts';
import { giveUpPictures } from './pictures.server.ts';
import type { DraftFacts } from './stored-facts.ts';

/** The changed facts of a subject. It stays without facts when all were taken back or went live. */
export interface Draft extends DraftFacts {
  version: number;
  admin: string;
  savedAt: Date;
}

export const findDraft = (db: Db): Promise<Draft[]> =>
  db.selectFrom('siteDraft').selectAll().orderBy('subject').execute();

export const findSubject = (db: Db, subject: string): Promise<Draft | undefined> =>
  db.selectFrom('siteDraft').selectAll().where('subject', '=', subject).executeTakeFirst();

/** Stores all changed facts of a subject. Undefined if another version than `seen` is stored (0: none). */
export async function saveDraft(
  db: Db,
  { subject, facts, seen, admin }: DraftFacts & { seen: number; admin: string },
  now: Date,
): Promise<Draft | undefined> {
  await giveUpPictures(db, subject, now);
  const row = { facts: JSON.stringify(facts), version: Math.max(seen + 1, now.getTime()), admin, savedAt: now };
  return db
    .insertInto('siteDraft')
    .values({ subject, ...row })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(row).where('siteDraft.version', '=', seen))
    .returningAll()
    .executeTakeFirst();
}

/** Takes out of the draft what has gone live, unless somebody saves at this moment. */
export async function keepInDraft(db: Db, { subject, facts, version }: Draft, now: Date): Promise<void> {
  await giveUpPictures(db, subject, now);
  const update = db.updateTable('siteDraft').set({ facts: JSON.stringify(facts) });
  await update.where('subject', '=', subject).where('version', '=', version).execute();
}
