/** The types that the browser's dialog offers; an iPhone then hands over its HEIC as JPEG. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';
