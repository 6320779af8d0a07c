import {
  DAY_MS,
  PHOTO_BYTES_PER_DAY,
  PHOTO_BYTES_PER_DAY_AND_CLIENT,
  PHOTO_MIN_BYTES,
  PHOTOS_FOLLOW_MS,
  REQUEST_PHOTO,
} from '#config/limits.ts';
import { findByKey, photoFiles, storePhoto } from '#domain/requests/photos/photos.server.ts';
import { HttpError } from '#http/http-error.ts';
import { networksAround } from '#http/network-of.ts';
import type { Handlers } from '#http/serve.ts';
import { clientKey } from '#server/client-key.ts';
import type { Db } from '#server/db/schema/index.ts';
import { lookAtPicture } from '#server/pictures/look-at.server.ts';
import { countHit } from '#server/rate-limit.ts';
import type { photoRoutes } from '../contract.ts';
import { FORM_KEY, IDEMPOTENCY_HEADER } from '../form-key.ts';
import { photoAnswers as texts } from '../texts.ts';

/** Takes the photos that follow a request, one call each, under the request's own key. */
export const photoHandlers: Handlers<typeof photoRoutes> = {
  async add({ params, body, request, address, deploy }, { db, now }) {
    const key = request.headers.get(IDEMPOTENCY_HEADER) ?? '';
    const since = new Date(now.getTime() - PHOTOS_FOLLOW_MS);
    const contactId = FORM_KEY.test(key) ? await findByKey(db, key, since) : undefined;
    if (!contactId) throw new HttpError(404, texts.noRequest);
    await countBytes(db, address, body.length, now);
    const picture = lookAtPicture(body, REQUEST_PHOTO);
    if ('refused' in picture) throw new HttpError(422, picture.refused);
    await storePhoto(db, photoFiles({ deploy }), { contactId, ...params, picture, adminId: null, now });
  },
};

/** Counts the bytes of a client, of the networks around it, and of all, in turn. @throws HttpError 429 */
async function countBytes(db: Db, address: string, bytes: number, now: Date) {
  const around = [address, ...networksAround(address)].map((network, wider) => ({
    key: clientKey('photo-bytes', network),
    limit: PHOTO_BYTES_PER_DAY_AND_CLIENT * 2 ** wider,
  }));
  for (const counter of [...around, { key: 'photo-bytes', limit: PHOTO_BYTES_PER_DAY }]) {
    const amount = Math.max(bytes, PHOTO_MIN_BYTES);
    const waitS = await countHit(db, { ...counter, amount, windowMs: DAY_MS, now });
    if (waitS > 0) throw new HttpError(429, texts.tooMany, { headers: { 'retry-after': String(waitS) } });
  }
}
