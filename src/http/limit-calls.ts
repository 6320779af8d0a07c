import type { Db } from '#server/db/schema/index.ts';
import { clientKey, countHit, type Hit } from '#server/rate-limit.ts';
import { tooOften } from './http-error.ts';

export async function limitCalls(
  db: Db,
  { what, adminId, ...hit }: Omit<Hit, 'key'> & { what: string; adminId: string },
  sentence: (waitS: number) => string,
): Promise<void> {
  const waitS = await countHit(db, { key: clientKey(what, adminId), ...hit });
  if (waitS > 0) throw tooOften(waitS, sentence(waitS));
}
