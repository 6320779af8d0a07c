import { Guarded } from './Guarded.tsx';
import { PhotoList as List } from './PhotoList.tsx';
import { SentPhotos as Sent } from './SentPhotos.tsx';
import { photoTexts as texts } from './texts.ts';

/** What the form needs once a photo is chosen; one file, because it is one way to the server. */
export { addPhotos, countPhotos } from './chosen-photos.ts';
export { sendPhotos } from './send-photos.ts';

export const PhotoList = () => (
  <Guarded sentence={texts.unseen}>
    <List />
  </Guarded>
);
export const SentPhotos = () => (
  <Guarded sentence={texts.unseen}>
    <Sent />
  </Guarded>
);
