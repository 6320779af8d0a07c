import { inboxAnswers } from '#admin/shown/texts.ts';
import { REQUEST_PHOTO } from '#config/limits.ts';
import { removePhoto, restorePhoto, setConsent } from '#domain/requests/photos/photo-bin.server.ts';
import { findPhotos, photoFiles, readPhoto, storePhoto } from '#domain/requests/photos/photos.server.ts';
import { photoFileName } from '#domain/requests/photos/shapes.ts';
import { inboxRows } from '#domain/requests/rows.server.ts';
import { HttpError } from '#http/http-error.ts';
import { type Handlers, Reply } from '#http/serve.ts';
import { lookAtPicture } from '#server/pictures/look-at.server.ts';
import type { photoRoutes } from './contract.ts';
import { photoAnswers as texts } from './texts.ts';

const OWN_PHOTOS_PER_REQUEST = 20;

export const photoHandlers: Handlers<typeof photoRoutes> = {
  async photo({ params: { id }, deploy }, { db }) {
    const photo = await readPhoto(db, photoFiles({ deploy }), id);
    if (!photo) throw new HttpError(404, texts.gone);
    return new Reply(200, photo, [], {
      'content-type': 'image/jpeg',
      'content-disposition': `inline; filename="${photoFileName(id)}"`,
    });
  },

  async addPhoto({ params, body, deploy }, { db, now, admin }) {
    const request = await inboxRows(db).select('request.id').where('request.id', '=', params.id).executeTakeFirst();
    if (!request) throw new HttpError(404, inboxAnswers.gone);
    const own = (await findPhotos(db, [params.id])).get(params.id)?.filter(({ isOurs }) => isOurs) ?? [];
    if (own.length >= OWN_PHOTOS_PER_REQUEST) throw new HttpError(409, texts.enough(OWN_PHOTOS_PER_REQUEST));
    const picture = lookAtPicture(body, REQUEST_PHOTO);
    if ('refused' in picture) throw new HttpError(422, picture.refused);
    const added = { contactId: params.id, place: null, picture, adminId: admin.id, now };
    return new Reply(201, { id: await storePhoto(db, photoFiles({ deploy }), added) });
  },

  async removePhoto({ params }, { db, ...by }) {
    if (!(await removePhoto(db, params.id, by))) throw new HttpError(404, texts.gone);
  },

  async restorePhoto({ params }, { db, now }) {
    const isBack = await db.transaction().execute((transaction) => restorePhoto(transaction, params.id, now));
    if (!isBack) throw new HttpError(404, texts.gone);
  },

  async setConsent({ params, body }, { db, ...by }) {
    if (!(await setConsent(db, params.id, body.isGiven, by))) throw new HttpError(404, texts.gone);
  },
};
