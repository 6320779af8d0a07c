import { type PropsWithChildren, useEffect, useRef } from 'react';
import { PHOTOS_PER_REQUEST } from '#config/limits.ts';
import { adoptStyles } from '#shared/browser/adopt-styles.ts';
import { type Decoded, decode } from '#shared/browser/shrink-picture.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { isUsable, type Photo, type VisitorsForm } from '../visitors-form.ts';
import { changePhotos } from './chosen-photos.ts';
import styles from './photos.css?inline';
import { photoTexts as texts } from './texts.ts';

export function PhotoList({ form }: { form: VisitorsForm }) {
  const { chosen, areTooMany, areLost } = form.state;
  useEffect(() => adoptStyles(styles), []);
  const remove = ({ id }: Photo) => {
    changePhotos(form, { chosen: form.state.chosen.filter((photo) => photo.id !== id), areTooMany: false });
    form.element.querySelector<HTMLElement>('.photo-add')?.focus();
  };
  return (
    <>
      <p className="field-note" role="status">
        {/* One text, because a translator may have taken the text nodes out. */}
        {[
          areLost && texts.lost,
          chosen.length > 0 && texts.count(chosen.filter(isUsable).length, PHOTOS_PER_REQUEST),
          areTooMany && texts.tooMany(PHOTOS_PER_REQUEST),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {chosen.length > 0 && (
        <ul className="photos" aria-label={texts.list}>
          {chosen.map((photo) => (
            <PhotoItem key={photo.id} photo={photo}>
              {photo.refused ? (
                <p className="field-error">{photo.refused}</p>
              ) : (
                <p className="field-note">{photo.blob ? texts.ready : texts.shrinking}</p>
              )}
              {!photo.refused && !photo.blob && <progress aria-label={texts.shrinking} />}
              <button type="button" aria-label={texts.remove(photo.name)} onClick={() => remove(photo)}>
                <Icon name="close" />
              </button>
            </PhotoItem>
          ))}
        </ul>
      )}
    </>
  );
}

export function PhotoItem({ photo: { blob, name }, children }: PropsWithChildren<{ photo: Photo }>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // Drawn, because the page's policy lets no image show a file of the device.
    if (blob)
      decode(blob).then(
        (picture) => draw(picture, canvas.current),
        () => undefined,
      );
  }, [blob]);
  return (
    <li>
      <canvas ref={canvas} width={128} height={128} />
      <p className="photo-name">{name}</p>
      {children}
    </li>
  );
}

function draw(picture: Decoded, canvas: HTMLCanvasElement | null) {
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  canvas?.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}
