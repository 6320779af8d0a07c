import { useSyncExternalStore } from 'react';
import { PHOTOS_PER_REQUEST } from '#config/limits.ts';
import { shrinkPicture } from '#shared/browser/shrink-picture.ts';
import { tryStorage } from '#shared/browser/try-storage.ts';
import { VISITORS_PHOTO } from '../limits.ts';

export interface Photo {
  id: number;
  name: string;
  /** The small one; undefined while it is made. */
  blob?: Blob;
  refused?: string;
  /** The sent share, from 0 to 1, once its request is there. */
  sent?: number;
  isThere?: true;
  failed?: string;
}

interface SentPhoto extends Photo {
  key: string;
  /** From 1. */
  place: number;
}

/** The photos of the form, and those of sent requests: the last one's, and what of earlier ones has not arrived. */
export interface Photos {
  chosen: readonly Photo[];
  sending: readonly SentPhoto[];
  /** Whether somebody chose more than may come along. */
  areTooMany: boolean;
  /** Whether a reload has lost chosen ones. */
  areLost: boolean;
}

const areLost = tryStorage(() => sessionStorage.contactPhotos) !== undefined;
let now: Photos = { chosen: [], sending: [], areTooMany: false, areLost };
let made = 0;
const listeners = new Set<() => void>();

export const photosNow = (): Photos => now;

export function setPhotos(changes: Partial<Photos>): void {
  now = { ...now, ...changes };
  tryStorage(() => {
    if (now.chosen.length > 0) sessionStorage.contactPhotos = '1';
    else if (!now.areLost) delete sessionStorage.contactPhotos;
  });
  for (const listener of listeners) listener();
}

/** Changes one photo, wherever it is by now. */
export function setPhoto(id: number, changes: Partial<Photo>): void {
  const changed = <P extends Photo>(photo: P): P => (photo.id === id ? { ...photo, ...changes } : photo);
  setPhotos({ chosen: now.chosen.map(changed), sending: now.sending.map(changed) });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const usePhotos = (): Photos => useSyncExternalStore(subscribe, photosNow);

const isUsable = ({ refused }: Photo) => refused === undefined;
export const countPhotos = (): number => now.chosen.filter(isUsable).length;

export const shrinking = new Map<number, Promise<unknown>>();

/** Adds files up to the number that may come along, and makes them small one by one. A refused one gives its place on. */
export function addPhotos(files: readonly File[]): void {
  if (files.length === 0) return;
  const room = PHOTOS_PER_REQUEST - countPhotos();
  const spare = files.slice(room);
  const added = files.slice(0, room).map((file) => ({ file, id: ++made }));
  setPhotos({
    chosen: [...now.chosen.filter(isUsable), ...added.map(({ file, id }) => ({ id, name: file.name }))],
    areTooMany: spare.length > 0,
    areLost: false,
  });
  // In turn, because each holds a whole photo in memory.
  let before: Promise<unknown> = Promise.resolve();
  const shrink = (file: File, id: number) => {
    before = before.then(async () => {
      const shrunk = await shrinkPicture(file, VISITORS_PHOTO);
      const next = 'refused' in shrunk && spare.shift();
      if (next) shrink(next, followOn(id, next.name, spare.length > 0));
      setPhoto(id, shrunk);
    });
    shrinking.set(id, before);
  };
  for (const { file, id } of added) shrink(file, id);
}

/** Puts a further photo behind the others of one that is refused, also if these are on their way. */
function followOn(id: number, name: string, areTooMany: boolean): number {
  const next = { id: ++made, name };
  const joined = <P extends Photo>(photos: readonly P[]): readonly P[] => [
    ...photos,
    ...photos.filter((photo) => photo.id === id).map((photo) => ({ ...photo, ...next })),
  ];
  setPhotos({ chosen: joined(now.chosen), sending: joined(now.sending), areTooMany });
  return next.id;
}

export function removePhoto(id: number): void {
  setPhotos({ chosen: now.chosen.filter((photo) => photo.id !== id), areTooMany: false });
}
