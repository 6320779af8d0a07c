import type { GalleryPicture } from '#content/facts-schema.ts';
import * as firm from '#facts/firm.ts';
import * as gallery from '#facts/gallery.ts';
import * as person from '#facts/person.ts';
import { monthWords } from './month-words.ts';
import { firms, services } from './services.ts';

export type { GalleryPicture };

const list = new Intl.ListFormat('de-DE');

/** The pictures of 'Unsere Arbeiten' (Spec §2): no rendering stands between two photos. */
const photosFirst = gallery.pictures.toSorted((one, other) => Number(other.isPhoto) - Number(one.isPhoto));
const ownPhotos = photosFirst.filter(({ isPhoto }) => isPhoto);
/** From then on the owner may leave out the renderings. */
const ENOUGH_PHOTOS = 3;
export const galleryPictures: readonly GalleryPicture[] =
  gallery.onlyPhotos && ownPhotos.length >= ENOUGH_PHOTOS ? ownPhotos : photosFirst;

export const pair = galleryPictures.find(({ isPhoto, before }) => isPhoto && before);

/** 'Foto, Nierstein, Oktober 2026', as far as place and month are known. */
export const photoWords = ({ place, month }: Pick<GalleryPicture, 'place' | 'month'>) =>
  ['Foto', place, month && monthWords(month)].filter(Boolean).join(', ');

/** The words beside the category; a photo says that it is one, where and when. */
export const captionOf = (picture: GalleryPicture) =>
  picture.isPhoto ? `${photoWords(picture)}: ${picture.alt}` : picture.alt;

const photos = [
  (person.portrait || person.atWork) && `von ${firm.owner}`,
  galleryPictures.some(({ isPhoto }) => isPhoto) && 'unter „Unsere Arbeiten“, wo „Foto“ darunter steht',
  ...services.map(({ title, image }) => image.isPhoto && `bei „${title}“`),
  firms.image.isPhoto && `bei „${firms.title}“`,
].filter((place) => !!place);

/** For the Impressum: names each place with photos. The hero is always a rendering. */
export const pictureSentence =
  photos.length > 0
    ? `Fotos sind die Bilder ${list.format(photos as string[])}. Alle anderen Bilder sind Visualisierungen, keine Fotos.`
    : 'Die Bilder sind Visualisierungen, keine Fotos.';
