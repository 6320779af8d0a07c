import { afterEach, expect, test, vi } from 'vitest';
import type { GalleryPicture } from '#content/gallery.ts';
import { focalWords } from '#site/home/focal-words.ts';

afterEach(() => vi.resetModules());

const rendering: GalleryPicture = { file: 'a.jpg', alt: 'Ein Dach', kind: 'Terrassendach', isPhoto: false };
const photo: GalleryPicture = { ...rendering, isPhoto: true, place: 'Nierstein', month: '2026-10' };

async function galleryOf(pictures: readonly GalleryPicture[]) {
  vi.resetModules();
  vi.doMock('#facts/gallery.ts', () => ({ pictures }));
  return { ...(await import('#content/gallery.ts')), ...(await import('#site/home/gallery-texts.ts')) };
}

test('photos stand before renderings, each group in the owner’s order', async () => {
  const { galleryPictures } = await galleryOf([rendering, photo, { ...rendering, alt: 'B' }, { ...photo, alt: 'C' }]);
  expect(galleryPictures.map(({ alt }) => alt)).toEqual(['Ein Dach', 'C', 'Ein Dach', 'B']);
  expect(galleryPictures.map(({ isPhoto }) => isPhoto)).toEqual([true, true, false, false]);
});

test('a photo says where and when, a rendering what it shows', async () => {
  const { captionOf } = await galleryOf([]);
  expect(captionOf(photo)).toBe('Nierstein, Oktober 2026');
  expect(captionOf({ ...photo, month: undefined })).toBe('Nierstein');
  expect(captionOf({ ...photo, place: undefined, month: undefined })).toBe('Terrassendach');
  expect(captionOf({ ...rendering, place: 'Nierstein' })).toBe('Terrassendach');
});

test('without a photo all pictures are called visualisations, in the gallery and in the Impressum', async () => {
  const { galleryTexts, pictureSentence } = await galleryOf([rendering]);
  expect(galleryTexts.lead).toContain('Die Bilder sind Visualisierungen.');
  expect(pictureSentence).toBe('Die Bilder sind Visualisierungen, keine Fotos.');
});

test('with one photo neither sentence is said of all pictures', async () => {
  const { galleryTexts, pictureSentence } = await galleryOf([rendering, photo]);
  expect(galleryTexts.lead).toBeUndefined();
  expect(galleryTexts.renderings.lead).toBe('Die nächsten Bilder sind Visualisierungen, keine Fotos.');
  expect(pictureSentence).toMatch(/^Einige Bilder sind Fotos .* Alle anderen sind Visualisierungen, keine Fotos\.$/);
});

test('the first pair of photos from one spot becomes the band', async () => {
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
