import type { GalleryPicture } from '#content/facts-schema.ts';
import * as gallery from '#facts/gallery.ts';

/** The pictures of 'Unsere Arbeiten' (Spec §2): no rendering stands between two photos. */
export const galleryPictures: readonly GalleryPicture[] = gallery.pictures.toSorted(
  (one, other) => Number(other.isPhoto) - Number(one.isPhoto),
);
