import type { GalleryPicture } from '#content/facts-schema.ts';
import * as gallery from '#facts/gallery.ts';
import * as person from '#facts/person.ts';
import * as services from '#facts/services.ts';
import { monthWords } from './month-words.ts';

export type { GalleryPicture };

/** The home page shows these; all stand on /arbeiten, because sixty would cost the first screen its bytes. */
export const SHOWN_PICTURES = 8;

/** The pictures of 'Unsere Arbeiten' (Spec §2): no rendering stands between two photos. */
export const galleryPictures: readonly GalleryPicture[] = gallery.pictures.toSorted(
  (one, other) => Number(other.isPhoto) - Number(one.isPhoto),
);

/** Before and after from one spot, for the pane to wipe. */
export const pair = galleryPictures.find(({ isPhoto, before }) => isPhoto && before);

/** 'Nierstein, Oktober 2026' for a photo, else its category. */
export const captionOf = ({
  isPhoto,
  kind,
  place,
  month,
}: Pick<GalleryPicture, 'isPhoto' | 'kind' | 'place' | 'month'>) =>
  (isPhoto && [place, month && monthWords(month)].filter(Boolean).join(', ')) || kind;

const hasPhotos =
  [...galleryPictures, ...Object.values(services).map(({ image }) => image)].some(({ isPhoto }) => isPhoto) ||
  !!person.portrait ||
  !!person.atWork;

/** For the Impressum. The hero is always a rendering. */
export const pictureSentence = hasPhotos
  ? 'Einige Bilder sind Fotos von uns und unserer Arbeit; unter „Unsere Arbeiten“ steht, welche. Alle anderen sind Visualisierungen, keine Fotos.'
  : 'Die Bilder sind Visualisierungen, keine Fotos.';
