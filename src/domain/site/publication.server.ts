/** The side of a build: it claims the newest revision, reads it, and says how it ended. */
import { sql } from 'kysely';
import { type Facts, factsSchema } from '#content/facts-schema.ts';
import { textsIn } from '#content/sample-marks.ts';
import { findAnnouncement } from '#domain/absence/absences.server.ts';
import type { BlobStore } from '#server/blobs.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { StoredFacts } from '#shared/api/site-shapes.ts';
import { labelOfField } from './changes.ts';
import { dropPublished } from './draft.server.ts';
import { picturesIn } from './pictures.server.ts';
import { readStored } from './stored-facts.ts';
import { buildFailures } from './texts.ts';

export const findNewest = (db: Db) =>
  db.selectFrom('siteRevisions').select(['id', 'createdAt', 'facts']).orderBy('id', 'desc').limit(1).executeTakeFirst();

/** A database before its first deploy has no tables, and one before this release no `askedAt`. */
export function ifNoTable(error: { code?: string }): undefined {
  if (!['42P01', '42703'].includes(error.code ?? '')) throw error;
}

/** One who publishes or builds waits for the other, because otherwise each could think that the other builds. */
export const takeTurns = (transaction: Db) =>
  sql`lock table site_revisions in share row exclusive mode`.execute(transaction);

/**
 * Begins the build of the newest revision, which may be a repeated one, and returns it with its facts. In one step,
 * because a revision that came between would be built under another's number.
 */
export const claimNewest = (db: Db, now: Date) =>
  db
    .transaction()
    .execute(async (transaction) => {
      await takeTurns(transaction);
      const newest = await findNewest(transaction);
      const times = { startedAt: now, builtAt: null, failedAt: null, reason: null };
      await transaction
        .updateTable('siteRevisions')
        .set(times)
        .where('id', '=', newest?.id ?? 0)
        .execute();
      return newest;
    })
    .catch(ifNoTable);

/** Ends the build of a revision, well or with a reason. Returns the newer one that came meanwhile, if one did. */
export async function endBuild(db: Db, id: number, reason: string | undefined, now: Date) {
  const live = { builtAt: now, liveAt: sql<Date>`coalesce(live_at, ${now})`, failedAt: null, reason: null };
  const times = reason === undefined ? live : { failedAt: now, reason };
  return db.transaction().execute(async (transaction) => {
    await takeTurns(transaction);
    const ended = transaction.updateTable('siteRevisions').set(times).where('id', '=', id).returning('facts');
    const revision = await ended.executeTakeFirst();
    if (reason === undefined && revision) await dropPublished(transaction, revision.facts, now);
    const newest = (await findNewest(transaction))?.id ?? 0;
    return newest > id ? newest : undefined;
  });
}

export class Unpublishable extends Error {}

/**
 * Reads a revision as its build takes it, with its pictures. Facts newer than it come from `files`, the repository's.
 * @throws Unpublishable for facts that break today's schema, and for a missing picture.
 */
export async function readPublication(
  db: Db,
  revision: { id: number; createdAt: Date; facts: StoredFacts },
  { openStore, files, now }: { openStore: () => BlobStore; files: Facts; now: Date },
) {
  const { error, data: facts } = factsSchema.safeParse(readStored(revision.facts, files));
  const [issue] = error?.issues ?? [];
  if (error) throw refused(issue?.path.join('.'), issue?.message);
  const names = picturesIn(facts);
  const store = names.length > 0 ? openStore() : undefined;
  const pictures = new Map<string, Uint8Array>();
  for (const name of names) {
    const bytes = await store?.read(name);
    if (!bytes) throw refused(textsIn(facts).find(([, text]) => text === name)?.[0], buildFailures.lostPicture);
    pictures.set(name, bytes);
  }
  const { id, createdAt } = revision;
  return { id, createdAt, facts, absence: await findAnnouncement(db, now), pictures };
}

const refused = (path = '', sentence = '') =>
  new Unpublishable(buildFailures.facts([`${labelOfField(path)}: ${sentence}`]));
