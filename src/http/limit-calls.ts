import { clientKey } from '#server/client-key.ts';
import type { Db } from '#server/db/schema/index.ts';
import { countHit, type Hit } from '#server/rate-limit.ts';
import { HttpError } from './http-error.ts';

export const tooOften = (waitS: number, sentence: string): HttpError =>
  new HttpError(429, sentence, { headers: { 'retry-after': String(waitS) } });

export async function limitCalls(
  db: Db,
  { what, adminId, ...hit }: Omit<Hit, 'key'> & { what: string; adminId: string },
  sentence: (waitS: number) => string,
): Promise<void> {
  const waitS = await countHit(db, { key: clientKey(what, adminId), ...hit });
  if (waitS > 0) throw tooOften(waitS, sentence(waitS));
}
