import { DAY_MS, FEW_PHOTOS_PER_DAY, REQUEST_PHOTO, SECOND_MS } from '#config/limits.ts';
import type { tellOfPhotos } from '#domain/messages/tell-of-photos.server.ts';
import { findByKey, photoFiles, storePhoto } from '#domain/requests/photos/photos.server.ts';
import { HttpError, tooOften } from '#http/http-error.ts';
import type { Handlers } from '#http/serve.ts';
import type { Db } from '#server/db/schema/index.ts';
import { lookAtPicture } from '#server/pictures/look-at.server.ts';
import { countersOf, type Hit, hitsAround, hitsInTurn } from '#server/rate-limit.ts';
import type { photoRoutes } from '../contract.ts';
import { PHOTO_BYTES_PER_DAY, PHOTO_BYTES_PER_DAY_AND_CLIENT, PHOTO_MIN_BYTES, PHOTOS_FOLLOW_MS } from '../limits.ts';
import { FORM_KEY, IDEMPOTENCY_HEADER } from '../sending-key.ts';
import { photoAnswers as texts } from '../texts.ts';

/** Takes the photos that follow a request, one call each, under the request's own key. */
export const photoHandlers: Handlers<typeof photoRoutes> = {
  async add({ params, body, request, address, deploy, afterAnswer }, { db, now }) {
    const key = request.headers.get(IDEMPOTENCY_HEADER) ?? '';
    const since = new Date(now.getTime() - PHOTOS_FOLLOW_MS);
    const found = FORM_KEY.test(key) ? await findByKey(db, { key, since, ...params }) : undefined;
    if (!found) throw new HttpError(404, texts.noRequest);
    // Its answer was lost.
    if (found.photo) return;
    const picture = lookAtPicture(body, REQUEST_PHOTO);
    if ('refused' in picture) throw new HttpError(422, picture.refused);
    // After the look, because calls that store nothing must fill no counter that others share.
    const { refusal, isFirstBeyond } = await countBytes(db, address, picture.bytes.length, now);
    if (isFirstBeyond) afterAnswer(tellOwner(db, now, { deploy }));
    if (refusal) throw tooOften(DAY_MS / SECOND_MS, refusal);
    await storePhoto(db, photoFiles({ deploy }), { contactId: found.id, ...params, picture, adminId: null, now });
  },
};

/** Loads with its first work, because it is rare. */
const tellOwner: typeof tellOfPhotos = async (...asked) =>
  (await import('#domain/messages/tell-of-photos.server.ts')).tellOfPhotos(...asked);

/**
 * Counts the bytes of a client, of the networks around it, and of all, in turn. A client's first photos of the day pass
 * beyond the limit of all. Tells also whether this photo was the first beyond that.
 */
async function countBytes(db: Db, address: string, bytes: number, now: Date) {
  const ofDay = (limit: number, amount: number) => ({ limit, amount, windowMs: DAY_MS, now });
  const weight = Math.max(bytes, PHOTO_MIN_BYTES);
  const own = hitsAround('photo-bytes', address, ofDay(PHOTO_BYTES_PER_DAY_AND_CLIENT, weight));
  const all = { key: 'photo-bytes', ...ofDay(PHOTO_BYTES_PER_DAY, bytes) };
  const few = hitsAround('photo-few', address, ofDay(FEW_PHOTOS_PER_DAY, 1));
  const hits = [...own, { ...all, isOpen: true }, ...few];
  const counted = await hitsInTurn(db, hits).selectFrom(countersOf(hits).as('counted')).selectAll().execute();
  const over = counted.filter(({ hits, limit }) => hits > limit);
  const isOver = (limits: readonly Hit[]) => limits.some(({ key }) => over.some((counter) => counter.key === key));
  const ofAll = isOver(few) ? texts.tooManyOfAll : undefined;
  return {
    isFirstBeyond: over.some(({ key, hits, limit }) => key === all.key && hits - bytes <= limit),
    refusal: isOver(own) ? texts.tooMany : isOver([all]) ? ofAll : undefined,
  };
}
