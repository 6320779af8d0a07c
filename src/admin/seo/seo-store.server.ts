import type { Db } from '#server/db/schema/index.ts';
import { allChecks, checkIds } from './checks/all-checks.ts';
import type { SeoResult } from './checks/judge.ts';
import type { SeoItem, SeoState, SeoStatus } from './contract.ts';

export async function storeResults(db: Db, results: readonly SeoResult[], now: Date): Promise<void> {
  const rows = results.map(({ id: checkType, status, score, details }) => ({
    checkType,
    status,
    data: JSON.stringify({ score, details }),
    lastChecked: now,
  }));
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('seoMonitoring').execute();
    await transaction.insertInto('seoMonitoring').values(rows).execute();
  });
}

/** The newest of each check, because two runs at once leave two. */
export async function latestItems(db: Db): Promise<SeoItem[]> {
  const rows = await db
    .selectFrom('seoMonitoring')
    .select(['checkType', 'status', 'data', 'lastChecked'])
    .where('checkType', 'in', checkIds)
    .orderBy('lastChecked')
    .execute();
  const byId = new Map(rows.map((row) => [row.checkType, row]));
  return checkIds.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { judge: _, advice, ...words } = allChecks[id];
    const { score, details } = (row.data ?? {}) as Pick<SeoResult, 'score' | 'details'>;
    const [status, lastChecked] = [row.status as SeoStatus, row.lastChecked.toISOString()];
    const isAdvised = status !== 'success' && score !== undefined;
    return [{ id, ...words, details, score, status, lastChecked, ...(isAdvised && { advice }) }];
  });
}

export async function findState(db: Db): Promise<SeoState> {
  const sitemap = await db.selectFrom('sitemap').select(['pages', 'generatedAt']).executeTakeFirst();
  return { sitemap: sitemap ? { pages: sitemap.pages, generatedAt: sitemap.generatedAt.toISOString() } : null };
}

export async function stampSitemap(db: Db, stamp: { pages: number; generatedAt: Date }): Promise<void> {
  await db
    .insertInto('sitemap')
    .values({ id: 1, ...stamp })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(stamp))
    .execute();
}
