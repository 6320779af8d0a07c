import { noteSecurity, type SecurityNote } from '#domain/people/security-log.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import { historyTexts } from '../case/history-texts.ts';
import { addLines, holdRequest, linesOf, noteUndone } from '../case/log.server.ts';
import { updateRequest } from '../rows.server.ts';
import { updatePhoto } from './photos.server.ts';
import { photoFileName } from './shapes.ts';

interface By {
  admin: { id: string } & NonNullable<SecurityNote['by']>;
  now: Date;
}

export const removePhoto = (db: Db, id: string, by: By): Promise<boolean> =>
  change(db, id, by, (photo) => (photo.removedAt ? undefined : { kind: 'photo-removed', removedAt: by.now }));

export const setConsent = (db: Db, id: string, isGiven: boolean, by: By): Promise<boolean> =>
  change(db, id, by, ({ place, removedAt, consentedAt }) => {
    if (place !== null || removedAt) return undefined;
    if ((consentedAt !== null) === isGiven) return 'as it was';
    return isGiven ? { kind: 'consent', consentedAt: by.now } : { kind: 'consent-ended', consentedAt: null };
  });

/** Takes a photo out of the bin, and notes it at the line of its removal. Call it in a transaction. */
export async function restorePhoto(transaction: Db, id: string, now: Date): Promise<boolean> {
  const photo = await holdPhoto(transaction, id);
  if (!photo?.removedAt) return false;
  await updatePhoto(transaction, id, { removedAt: null });
  const lines = await linesOf(transaction, photo.contactId).where('kind', '=', 'photo-removed').execute();
  const removal = lines.findLast(({ before }) => before?.photos?.[0]?.id === id);
  if (removal) await noteUndone(transaction, removal.id, now);
  return true;
}

type Photo = NonNullable<Awaited<ReturnType<typeof holdPhoto>>>;
type Change = { kind: 'photo-removed' | 'consent' | 'consent-ended'; removedAt?: Date; consentedAt?: Date | null };

/** Changes a photo, with an entry in its request's history and a line in the security log. */
const change = (db: Db, id: string, { admin, now }: By, changeOf: (photo: Photo) => Change | 'as it was' | undefined) =>
  db.transaction().execute(async (transaction) => {
    const photo = await holdPhoto(transaction, id);
    const changed = photo && changeOf(photo);
    if (!changed || changed === 'as it was') return changed !== undefined;
    const { kind, ...values } = changed;
    await updatePhoto(transaction, id, values);
    if (photo.request) {
      const { id: contactId, version } = photo.request;
      const grown = { version: version + 1 };
      await updateRequest(transaction, contactId, grown);
      const before = kind === 'photo-removed' ? { photos: [{ id, removedAt: null }] } : {};
      const line = { kind, words: historyTexts.kinds[kind](photoFileName(id)), before };
      await addLines(transaction, [{ requestId: contactId, number: grown.version }], line, { adminId: admin.id, now });
    }
    await noteSecurity(transaction, { kind, by: admin, request: shortNumber(photo.contactId) }, now);
    return true;
  });

/** Locks a photo's request and then the photo, in the order of a deletion. A suspect has no history. */
async function holdPhoto(transaction: Db, id: string) {
  const photos = transaction.selectFrom('requestPhotos').where('id', '=', id).where('contactId', 'is not', null);
  const { contactId } = (await photos.select('contactId').executeTakeFirst()) ?? {};
  if (!contactId) return undefined;
  const request = await holdRequest(transaction, contactId);
  const columns = ['place', 'removedAt', 'consentedAt'] as const;
  const photo = await photos.select(columns).forNoKeyUpdate().executeTakeFirst();
  return photo && { ...photo, contactId, request };
}
