import { sql } from 'kysely';
import { DAY_MS, RETENTION } from '#config/limits.ts';
import { removeFile } from '#domain/backups/files.server.ts';
import { type BlobStore, storeOf } from '#server/blobs.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { OfDeploy } from '#server/deploy-context.ts';
import type { Job } from '#server/jobs.ts';
import type { Picture } from '#server/pictures/look-at.server.ts';

const STORE = 'site-pictures';

/** Opens the store of the owner's pictures, whose keys are the names in the facts: '<SHA-256>.jpg'. */
export const sitePictures = (context: OfDeploy): BlobStore => storeOf(STORE, context);

export const picturesIn = (facts: unknown): string[] => [
  ...new Set(JSON.stringify(facts).match(/(?<=")[0-9a-f]{64}\.jpg(?=")/g) ?? []),
];

export const findPictures = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('sitePictures').select('digest').execute()).map(({ digest }) => `${digest}.jpg`);

const isNamed = sql<boolean>`(
  exists (select from site_revisions where facts::text like '%' || digest || '%')
  or exists (select from site_draft where facts::text like '%' || digest || '%'))`;

/** Notes that a draft may give up the pictures of a subject: the days until their deletion begin now. */
export const giveUpPictures = (db: Db, subject: string, now: Date) =>
  sql`update site_pictures set named_at = ${now} from site_draft
    where subject = ${subject} and facts::text like '%' || digest || '%'`.execute(db);

/** Stores a picture, once however often it is sent. Returns its name in the facts. */
export async function storePicture(db: Db, store: BlobStore, picture: Picture, admin: string, now: Date) {
  const { digest, bytes, width, height } = picture;
  const file = `${digest}.jpg`;
  await store.write(file, bytes);
  const row = { digest, type: 'image/jpeg', width, height, bytes: bytes.length, admin, uploadedAt: now };
  await db
    .insertInto('sitePictures')
    .values(row)
    .onConflict((conflict) => conflict.column('digest').doUpdateSet({ uploadedAt: now }))
    .execute();
  return file;
}

/** Removes pictures that no revision and no draft has named for the days of the bin, with their copies in the backups. */
export const forgetPictures: Job = async (db, now, signal, context) => {
  const orphans = await db
    .selectFrom('sitePictures')
    .select('digest')
    .where(sql`greatest(uploaded_at, named_at)`, '<', new Date(now.getTime() - RETENTION.binDays * DAY_MS))
    .where(sql<boolean>`not ${isNamed}`)
    .execute();
  for (const { digest } of orphans) {
    if (signal.aborted) return;
    await removePicture(db, `${digest}.jpg`, context);
  }
};

export async function removePicture(db: Db, file: string, context: OfDeploy): Promise<void> {
  await removeFile(sitePictures(context), storeOf('backups', context), STORE, file);
  await db.deleteFrom('sitePictures').where('digest', '=', file.replace('.jpg', '')).execute();
}
