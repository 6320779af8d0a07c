import type { Db } from '#server/db/schema/index.ts';
import type { StoredFacts } from '#shared/api/site-shapes.ts';
import { giveUpPictures } from './pictures.server.ts';
import { type DraftFacts, isSameValue, readStored, withoutThoseIn } from './stored-facts.ts';

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

/** Takes out of the draft what a revision has made live. What was changed meanwhile stays. */
export async function dropPublished(db: Db, live: StoredFacts, now: Date): Promise<void> {
  const read = readStored(live, {});
  for (const { subject, facts } of await findDraft(db)) {
    const left = withoutThoseIn(read, facts);
    if (isSameValue(left, facts)) continue;
    await giveUpPictures(db, subject, now);
    await db
      .updateTable('siteDraft')
      .set({ facts: JSON.stringify(left) })
      .where('subject', '=', subject)
      .execute();
  }
}
