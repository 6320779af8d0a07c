import { PHOTOS_PER_REQUEST } from '#config/limits.ts';
import { shrinkPicture } from '#shared/browser/shrink-picture.ts';
import { tryStorage } from '#shared/browser/try-storage.ts';
import { VISITORS_PHOTO } from '../limits.ts';
import { isUsable, type Photo, type VisitorsForm } from '../visitors-form.ts';

/** Changes the photos, and notes for a reload whether there are any to choose again. */
export function changePhotos(form: VisitorsForm, changes: Partial<VisitorsForm['state']>): void {
  form.change(changes);
  const { chosen, areLost } = form.state;
  tryStorage(() => {
    if (chosen.length > 0 || areLost) sessionStorage.contactPhotos = '1';
    else delete sessionStorage.contactPhotos;
  });
}

export function changePhoto(form: VisitorsForm, id: number, changes: Partial<Photo>): void {
  const changed = <P extends Photo>(photo: P): P => (photo.id === id ? { ...photo, ...changes } : photo);
  form.change({ chosen: form.state.chosen.map(changed), sending: form.state.sending.map(changed) });
}

/** Adds files up to the number that may come along, and makes them small one by one. A refused one gives its place on. */
export function addPhotos(form: VisitorsForm, files: readonly File[]): void {
  if (files.length === 0) return;
  const kept = form.state.chosen.filter(isUsable);
  const room = PHOTOS_PER_REQUEST - kept.length;
  const spare = files.slice(room);
  const added = files.slice(0, room).map((file) => ({ file, id: form.nextPhotoId++, name: file.name }));
  changePhotos(form, {
    chosen: [...kept, ...added.map(({ id, name }) => ({ id, name }))],
    areTooMany: spare.length > 0,
    areLost: false,
  });
  // In turn, because each holds a whole photo in memory.
  const shrink = (file: File, id: number) => {
    form.shrinking = form.shrinking.then(async () => {
      const shrunk = await shrinkPicture(file, VISITORS_PHOTO);
      const next = 'refused' in shrunk && spare.shift();
      if (next) shrink(next, followOn(form, id, next.name, spare.length > 0));
      changePhoto(form, id, shrunk);
    });
    form.small.set(id, form.shrinking);
  };
  for (const { file, id } of added) shrink(file, id);
}

/** Puts a further photo behind the others of one that is refused, also if these are on their way. */
function followOn(form: VisitorsForm, id: number, name: string, areTooMany: boolean): number {
  const next = { id: form.nextPhotoId++, name };
  const joined = <P extends Photo>(photos: readonly P[]): readonly P[] => [
    ...photos,
    ...photos.filter((photo) => photo.id === id).map((photo) => ({ ...photo, ...next })),
  ];
  form.change({ chosen: joined(form.state.chosen), sending: joined(form.state.sending), areTooMany });
  return next.id;
}
