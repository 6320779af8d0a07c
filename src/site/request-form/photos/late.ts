/** What the form needs once a photo is chosen; one file, because it is one way to the server. */
export { addPhotos, countPhotos } from './chosen-photos.ts';
export { PhotoList } from './PhotoList.tsx';
export { SentPhotos } from './SentPhotos.tsx';
export { sendPhotos } from './send-photos.ts';
