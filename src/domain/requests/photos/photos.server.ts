import { randomUUID } from 'node:crypto';
import { type Selectable, sql, type Updateable } from 'kysely';
import { DAY_MS, RETENTION } from '#config/limits.ts';
import { copiedFiles, removeFile } from '#domain/backups/files.server.ts';
import { type BlobStore, storeOf } from '#server/blobs.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { RequestPhotosTable } from '#server/db/schema/request-tables.ts';
import type { OfDeploy } from '#server/deploy-context.ts';
import type { Job } from '#server/jobs.ts';
import type { Picture } from '#server/pictures/look-at.server.ts';
import type { RequestPhoto } from './shapes.ts';

export const PHOTO_FILES = 'request-photos';
export const photoFiles = (context: OfDeploy): BlobStore => storeOf(PHOTO_FILES, context);

interface NewPhoto {
  contactId: string;
  /** From 1 on for the visitor's; the same place again is the same photo, because the answer may have been lost. */
  place: number | null;
  picture: Picture;
  adminId: string | null;
  now: Date;
}

/**
 * Stores a photo and returns its id. The file comes first, under a random name, because a slow store must not hold a
 * connection: a crash leaves a file without a row at most, which `forgetPhotos` removes.
 */
export async function storePhoto(db: Db, files: BlobStore, { picture, now, ...photo }: NewPhoto): Promise<string> {
  const { bytes, width, height } = picture;
  const id = randomUUID();
  const file = `${now.toISOString().slice(0, DAY_CHARS)}/${id}`;
  await files.write(file, bytes);
  const stored = await db
    .insertInto('requestPhotos')
    .values({ ...photo, id, file, width, height, bytes: bytes.length, addedAt: now })
    .onConflict((conflict) => conflict.columns(['contactId', 'place']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored) return id;
  await files.remove(file);
  const before = db.selectFrom('requestPhotos').select('id').where('contactId', '=', photo.contactId);
  return (await before.where('place', '=', photo.place).executeTakeFirstOrThrow()).id;
}

export const updatePhoto = (db: Db, id: string, values: Updateable<RequestPhotosTable>) =>
  db.updateTable('requestPhotos').set(values).where('id', '=', id).execute();

const DAY_CHARS = '2026-11-25'.length;

/** Finds the request that a form sent under this key since a moment, and whether it has a photo in that place. */
export const findByKey = (db: Db, { key, place, since }: { key: string; place: number; since: Date }) =>
  db
    .selectFrom('contactSubmissions as request')
    .leftJoin('requestPhotos as photo', (join) =>
      join.onRef('photo.contactId', '=', 'request.id').on('photo.place', '=', place),
    )
    .select(['request.id', 'photo.id as photo'])
    .where('idempotencyKey', '=', key)
    .where('createdAt', '>', since)
    .executeTakeFirst();

export async function findPhotos(
  db: Db,
  ids: readonly string[],
  withBin = false,
): Promise<Map<string, RequestPhoto[]>> {
  const rows = await db
    .selectFrom('requestPhotos')
    .selectAll()
    .where(sql<boolean>`contact_id = any(${ids}::uuid[])`)
    .$if(!withBin, (query) => query.where('removedAt', 'is', null))
    .orderBy((eb) => eb.fn.coalesce('place', sql<number>`99`))
    .orderBy('addedAt')
    .execute();
  const grouped = Map.groupBy(rows, ({ contactId }) => contactId as string);
  return new Map([...grouped].map(([id, photos]) => [id, photos.map(toPhoto)]));
}

export async function withPhotos<R extends { id: string }>(db: Db, requests: readonly R[], withBin = false) {
  const ids = requests.map(({ id }) => id);
  const photos = await findPhotos(db, ids, withBin);
  return requests.map((request) => ({
    ...request,
    // Absent without one, because a new request has the specified shape.
    ...(photos.has(request.id) && { photos: photos.get(request.id) }),
  }));
}

const toPhoto = ({ id, place, addedAt, consentedAt }: Selectable<RequestPhotosTable>): RequestPhoto => ({
  id,
  at: addedAt.toISOString(),
  ...(place === null && { isOurs: true as const }),
  ...(consentedAt && { consentedAt: consentedAt.toISOString() }),
});

export async function findOffered(db: Db) {
  const photos = await db
    .selectFrom('requestPhotos')
    .innerJoin('contactSubmissions as request', 'request.id', 'contactId')
    .select(['requestPhotos.id', 'request.place', 'consentedAt'])
    .where('consentedAt', 'is not', null)
    .where('removedAt', 'is', null)
    .where('request.deletedAt', 'is', null)
    .orderBy('addedAt', 'desc')
    .execute();
  return photos.map(({ consentedAt, ...photo }) => ({ ...photo, consentedAt: consentedAt as Date }));
}

export async function readPhoto(db: Db, files: BlobStore, id: string): Promise<Buffer | undefined> {
  const photos = db.selectFrom('requestPhotos').select('file').where('contactId', 'is not', null);
  const photo = await photos.where('id', '=', id).executeTakeFirst();
  return photo && files.read(photo.file);
}

/** Takes the photos from their requests whose files are not among these, after a restore. */
export const removePhotosWithout = (db: Db, files: readonly string[]) =>
  db
    .updateTable('requestPhotos')
    .set({ contactId: null })
    .where('contactId', 'is not', null)
    .where(sql<boolean>`not file = any(${files}::text[])`)
    .execute();

/**
 * Removes the files of photos whose request was erased, deleted or outlived, or whose days in the bin are over, with
 * their copies in the backups. One that can't be removed waits for the next run. A file without a row, left by a crash,
 * goes after the days of the bin: an older database that was restored by mistake must not take the newer photos along.
 */
export const forgetPhotos: Job = async (db, now, signal, context) => {
  const [files, backups] = [photoFiles(context), storeOf('backups', context)];
  const failures: unknown[] = [];
  const remove = (file: string) => removeFile(files, backups, PHOTO_FILES, file);
  const binEnd = new Date(now.getTime() - RETENTION.binDays * DAY_MS);
  const gone = await db
    .selectFrom('requestPhotos')
    .select(['id', 'file'])
    .where((eb) => eb.or([eb('contactId', 'is', null), eb('removedAt', '<', binEnd)]))
    .execute();
  for (const { id, file } of gone) {
    if (signal.aborted) return;
    try {
      await remove(file);
      await db.deleteFrom('requestPhotos').where('id', '=', id).execute();
    } catch (error) {
      failures.push(error);
    }
  }
  const end = binEnd.toISOString().slice(0, DAY_CHARS);
  const old = [...(await files.list('')), ...(await copiedFiles(backups, PHOTO_FILES))].filter((file) => file < end);
  const named = old.length > 0 ? await db.selectFrom('requestPhotos').select('file').execute() : [];
  const known = new Set(named.map(({ file }) => file));
  for (const file of old) {
    if (known.has(file) || signal.aborted) continue;
    await remove(file).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
};
