import { galleryPictures } from '#content/gallery.ts';

const hasPhotos = galleryPictures.some(({ isPhoto }) => isPhoto);

/** 'Unsere Arbeiten' says which pictures are no photographs of finished jobs (rulings, 'Truth before decoration'). */
export const galleryTexts = {
  title: 'Unsere Arbeiten',
  lead: hasPhotos ? undefined : 'So klar soll es bei Ihnen aussehen: Die Bilder sind Visualisierungen.',
  renderings: {
    title: 'So klar soll es aussehen',
    lead: 'Die nächsten Bilder sind Visualisierungen, keine Fotos.',
  },
  strip: 'Bilder',
  skip: 'Bilder überspringen',
  left: 'Nach links blättern',
  right: 'Nach rechts blättern',
  swipeHint: 'Wischen, um mehr zu sehen',
};
