import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';
import type { SiteTables } from '#server/db/schema/site-tables.ts';
import type { Job } from '#server/jobs.ts';
import { logError } from '#server/log.ts';
import type { Sentence, StoredFacts } from '#shared/api/site-shapes.ts';
import { buildOf, isToAsk } from './build-state.server.ts';
import { BUILD_HOOK_TIMEOUT_MS, REVISION_FACTS_MS, REVISIONS_LISTED } from './limits.ts';
import { endBuild, findNewest, ifNoTable, takeTurns } from './publication.server.ts';
import { isSameValue } from './stored-facts.ts';
import { buildFailures } from './texts.ts';

/** A revision without its facts, which an old one has no more. */
export type Revision = Omit<Selectable<SiteTables['siteRevisions']>, 'facts'> & { hasFacts: boolean };

const TIMES = ['createdAt', 'askedAt', 'startedAt', 'builtAt', 'liveAt', 'failedAt'] as const;
const HAS_FACTS = sql<boolean>`facts <> '{}'`.as('hasFacts');
const LINE = ['id', 'sentences', 'admin', 'reason', ...TIMES, HAS_FACTS] as const;

export const findRevisions = (db: Db, limit = REVISIONS_LISTED): Promise<Revision[]> =>
  db.selectFrom('siteRevisions').select(LINE).orderBy('id', 'desc').limit(limit).execute();

export const findRevision = (db: Db, id: number): Promise<(Revision & { facts: StoredFacts }) | undefined> =>
  db
    .selectFrom('siteRevisions')
    .select([...LINE, 'facts'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Finds the newest revision that was live, as far as this database knows. */
export async function findLastLive(db: Db): Promise<number | undefined> {
  const live = db.selectFrom('siteRevisions').select(({ fn }) => fn.max('id').as('id'));
  return (await live.where('liveAt', 'is not', null).executeTakeFirst())?.id ?? undefined;
}

export async function findBuilding(db: Db): Promise<number | undefined> {
  const building = db
    .selectFrom('siteRevisions')
    .select('id')
    .where('startedAt', 'is not', null)
    .where('builtAt', 'is', null)
    .where('failedAt', 'is', null);
  return (await building.orderBy('id', 'desc').limit(1).executeTakeFirst())?.id;
}

export const findNewestLine = async (db: Db): Promise<Revision | undefined> => (await findRevisions(db, 1))[0];

export async function countBuilds(db: Db, since: Date): Promise<number> {
  const { builds } = await db
    .selectFrom('siteRevisions')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('builds'))
    .where('startedAt', '>=', since)
    .executeTakeFirstOrThrow();
  return builds;
}

interface NewRevision {
  facts: StoredFacts;
  sentences: Sentence[];
  admin: string;
  /** The revision that is live: the new one's number is higher, also after an older database was restored. */
  live: number;
}

/**
 * Stores a revision within a transaction, once however often the same facts are published while they wait. Says whether
 * it is new, and whether a build must be asked for.
 */
export async function addRevision(transaction: Db, { facts, sentences, admin, live }: NewRevision, now: Date) {
  await takeTurns(transaction);
  const all = await findRevisions(transaction, 20);
  const newest = await findNewest(transaction);
  const isWaiting = all[0] && !['live', 'failed'].includes(buildOf(all[0], now, live).state);
  const isNew = !(newest && isWaiting && isSameValue(newest.facts, facts));
  const id = isNew ? Math.max(newest?.id ?? 0, live) + 1 : newest.id;
  const asked = isToAsk(all, now) ? { askedAt: now } : {};
  const row = { id, facts: JSON.stringify(facts), sentences: JSON.stringify(sentences), admin, createdAt: now };
  if (isNew)
    await transaction
      .insertInto('siteRevisions')
      .values({ ...row, ...asked })
      .execute();
  else if (asked.askedAt) await transaction.updateTable('siteRevisions').set(asked).where('id', '=', id).execute();
  return { id, isNew, isToAsk: asked.askedAt !== undefined };
}

/** Asks for a build by its hook. A refusal ends the publication of the revision, and the old site stays. */
export async function askForBuild(db: Db, id: number, hook: string | undefined, now: Date): Promise<void> {
  await db.updateTable('siteRevisions').set({ askedAt: now }).where('id', '=', id).execute().catch(ifNoTable);
  const reason = hook ? await refusalOf(hook) : buildFailures.noHook;
  if (reason) await endBuild(db, id, reason, now);
}

async function refusalOf(hook: string): Promise<string | undefined> {
  try {
    const answer = await fetch(hook, {
      method: 'POST',
      body: '{}',
      signal: AbortSignal.timeout(BUILD_HOOK_TIMEOUT_MS),
    });
    return answer.ok ? undefined : buildFailures.hookRefused(answer.status);
  } catch (error) {
    logError('build-hook', error);
    return buildFailures.hookAway;
  }
}

/** Removes the facts of revisions that are a year old. Their sentences stay, and so do the facts of what is live. */
export const forgetOldFacts: Job = async (db, now) => {
  await db
    .updateTable('siteRevisions')
    .set({ facts: '{}' })
    .where('createdAt', '<', new Date(now.getTime() - REVISION_FACTS_MS))
    .where('id', '<', (await findLastLive(db)) ?? 0)
    .execute();
};
