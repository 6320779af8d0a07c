import { SEO_HISTORY_MS, SEO_RUN_EXPIRES_MS, SEO_TREND_RUNS } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import { allChecks, type CheckId, checkIds } from './checks/all-checks.ts';
import type { SeoResult } from './checks/judge.ts';
import type { SeoItem, SeoProgress, SeoState, SeoStatus } from './contract.ts';

/** Undefined while another run lives. Ends expired runs. */
export async function startRun(db: Db, now: Date): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('seoRuns')
      .set({ finishedAt: now })
      .where('finishedAt', 'is', null)
      .where('expiresAt', '<=', now)
      .execute();
    const expiresAt = new Date(now.getTime() + SEO_RUN_EXPIRES_MS);
    const run = await transaction
      .insertInto('seoRuns')
      .values({ startedAt: now, expiresAt, step: 'pages' })
      // A unique index on running runs lets one of two starts through.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return run?.id;
  });
}

export const saveProgress = (db: Db, id: string, progress: SeoProgress) =>
  db.updateTable('seoRuns').set(progress).where('id', '=', id).execute();

export const failRun = (db: Db, id: string, now: Date) =>
  db.updateTable('seoRuns').set({ finishedAt: now }).where('id', '=', id).execute();

/** Deletes old results, too. */
export async function finishRun(
  db: Db,
  id: string,
  { results, score, now }: { results: readonly SeoResult[]; score: number | undefined; now: Date },
): Promise<void> {
  const rows = results.map(({ id: checkType, status, score, details }) => ({
    checkType,
    status,
    data: JSON.stringify({ score, details }),
    lastChecked: now,
  }));
  const oldest = new Date(now.getTime() - SEO_HISTORY_MS);
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('seoMonitoring').values(rows).execute();
    await transaction.updateTable('seoRuns').set({ finishedAt: now, score }).where('id', '=', id).execute();
    await transaction.deleteFrom('seoMonitoring').where('lastChecked', '<', oldest).execute();
    await transaction.deleteFrom('seoRuns').where('startedAt', '<', oldest).execute();
  });
}

/** Finds the results of existing checks alone, in the order of the screen. */
export async function latestItems(db: Db): Promise<SeoItem[]> {
  const rows = await db
    .selectFrom('seoMonitoring')
    .distinctOn('checkType')
    .select(['checkType', 'status', 'data', 'lastChecked'])
    .where('checkType', 'in', checkIds)
    .orderBy('checkType')
    .orderBy('lastChecked', 'desc')
    .execute();
  const byId = new Map(rows.map((row) => [row.checkType, row]));
  return checkIds.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toItem(id, row.status as SeoStatus, row.data ?? {}, row.lastChecked)] : [];
  });
}

function toItem(id: CheckId, status: SeoStatus, data: Record<string, unknown>, lastChecked: Date): SeoItem {
  const { judge: _, advice, ...words } = allChecks[id];
  const { score, details } = data as Pick<SeoResult, 'score' | 'details'>;
  const hasAdvice = status !== 'success' && score !== undefined;
  return {
    ...{ id, ...words, details, status, score },
    ...(hasAdvice && { advice }),
    lastChecked: lastChecked.toISOString(),
  };
}

export async function findState(db: Db, now: Date): Promise<SeoState> {
  const runs = await db
    .selectFrom('seoRuns')
    .select(['startedAt', 'expiresAt', 'finishedAt', 'step', 'done', 'total', 'score'])
    .orderBy('startedAt', 'desc')
    .limit(SEO_TREND_RUNS)
    .execute();
  const sitemap = await db.selectFrom('sitemap').select(['pages', 'generatedAt']).executeTakeFirst();
  const [newest] = runs;
  const isRunning = newest !== undefined && newest.finishedAt === null && newest.expiresAt > now;
  return {
    running: isRunning ? { step: newest.step, done: newest.done, total: newest.total } : null,
    trend: runs
      .flatMap(({ startedAt, score }) => (score === null ? [] : { at: startedAt.toISOString(), score }))
      .reverse(),
    lastRunFailed: newest !== undefined && !isRunning && newest.score === null,
    sitemap: sitemap ? { pages: sitemap.pages, generatedAt: sitemap.generatedAt.toISOString() } : null,
  };
}
