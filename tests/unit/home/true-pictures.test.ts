import { afterEach, expect, test, vi } from 'vitest';
import type { GalleryPicture } from '#content/gallery.ts';
import * as person from '#facts/person.ts';
import * as services from '#facts/services.ts';
import { focalWords } from '#site/home/focal-words.ts';

afterEach(() => vi.resetModules());

const rendering: GalleryPicture = { file: 'a.jpg', alt: 'Ein Dach', kind: 'Terrassendach', isPhoto: false };
const photo: GalleryPicture = { ...rendering, isPhoto: true, place: 'Nierstein', month: '2026-10' };

async function galleryOf(pictures: readonly GalleryPicture[], onlyPhotos = false) {
  vi.resetModules();
  vi.doMock('#facts/gallery.ts', () => ({ pictures, onlyPhotos }));
  return { ...(await import('#content/gallery.ts')), ...(await import('#site/home/gallery-texts.ts')) };
}

test('photos stand before renderings, each group in the owner’s order', async () => {
  const { galleryPictures } = await galleryOf([rendering, photo, { ...rendering, alt: 'B' }, { ...photo, alt: 'C' }]);
  expect(galleryPictures.map(({ alt }) => alt)).toEqual(['Ein Dach', 'C', 'Ein Dach', 'B']);
  expect(galleryPictures.map(({ isPhoto }) => isPhoto)).toEqual([true, true, false, false]);
});

test.each([
  [2, true, 3],
  [3, true, 3],
  [3, false, 4],
])('with %i photos and renderings off: %s, %i pictures are shown', async (photos, onlyPhotos, shown) => {
  const pictures = [rendering, ...Array.from({ length: photos }, () => photo)];
  expect((await galleryOf(pictures, onlyPhotos)).galleryPictures).toHaveLength(shown);
});

test('a photo says that it is one, where and when; a rendering what it shows', async () => {
  const { captionOf } = await galleryOf([]);
  expect(captionOf(photo)).toBe('Foto, Nierstein, Oktober 2026: Ein Dach');
  expect(captionOf({ ...photo, month: undefined })).toBe('Foto, Nierstein: Ein Dach');
  expect(captionOf({ ...photo, place: undefined, month: undefined })).toBe('Foto: Ein Dach');
  expect(captionOf({ ...rendering, place: 'Nierstein' })).toBe('Ein Dach');
});

test('without a photo all pictures are called visualisations, in the gallery and in the Impressum', async () => {
  const { galleryTexts, pictureSentence } = await galleryOf([rendering]);
  expect(galleryTexts.lead, 'and no photo is promised').toBe(
    'So klar soll es bei Ihnen aussehen: Die Bilder sind Visualisierungen.',
  );
  expect(pictureSentence).toBe('Die Bilder sind Visualisierungen, keine Fotos.');
});

test('with one photo neither sentence is said of all pictures', async () => {
  const { galleryTexts, pictureSentence } = await galleryOf([rendering, photo]);
  expect(galleryTexts.lead).toBeUndefined();
  expect(galleryTexts.renderings.lead).toBe('Die nächsten Bilder sind Visualisierungen, keine Fotos.');
  expect(pictureSentence).toBe(
    'Fotos sind die Bilder unter „Unsere Arbeiten“, wo „Foto“ darunter steht. Alle anderen Bilder sind Visualisierungen, keine Fotos.',
  );
});

test('the Impressum calls no photo a visualisation: portrait, pair, service cards and the box for firms', async () => {
  vi.doMock('#facts/person.ts', () => ({ ...person, portrait: { file: 'a.jpg' } }));
  const image = { ...services.windows.image, isPhoto: true };
  vi.doMock('#facts/services.ts', () => ({ ...services, windows: { ...services.windows, image }, firms: { image } }));
  const { pictureSentence } = await galleryOf([{ ...photo, before: { file: 'b.jpg' } }]);
  expect(pictureSentence).toContain(
    'die Bilder von Maria Muster, unter „Unsere Arbeiten“, wo „Foto“ darunter steht, bei „Fensterreinigung“ und bei „Für Betriebe“. Alle anderen',
  );
});

test('the first pair of photos from one spot is the one to wipe', async () => {
  const pair = { ...photo, before: { file: 'before.jpg' } };
  expect((await galleryOf([photo, pair])).pair).toEqual(pair);
  expect((await galleryOf([photo])).pair).toBeUndefined();
  expect((await galleryOf([{ ...rendering, before: { file: 'before.jpg' } }])).pair).toBeUndefined();
});

test.each([
  [undefined, undefined],
  [{ x: 50, y: 50 }, undefined],
  [{ x: 0, y: 100 }, 'left bottom'],
  [{ x: 90, y: 40 }, 'right'],
  [{ x: 50, y: 10 }, 'top'],
])('the focal point %j keeps to the %s of its picture', (focal, words) => {
  expect(focalWords(focal)).toBe(words);
});
