import { Component, type FunctionComponent, type PropsWithChildren, useEffect, useRef } from 'react';
import { PHOTOS_PER_REQUEST } from '#config/limits.ts';
import { adoptStyles } from '#shared/browser/adopt-styles.ts';
import { type Decoded, decode } from '#shared/browser/shrink-picture.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { isUsable, type Photo, type VisitorsForm } from '../visitors-form.ts';
import { changePhotos } from './chosen-photos.ts';
import styles from './photos.css?inline';
import { sendMissing } from './send-photos.ts';
import { photoTexts as texts } from './texts.ts';

/** What the form needs once a photo is chosen; one file, because it is one way to the server. */
export { addPhotos } from './chosen-photos.ts';
export { sendPhotos } from './send-photos.ts';
export const PhotoList = guarded(Chosen);
export const SentPhotos = guarded(Sent);

interface Props {
  form: VisitorsForm;
}

/** Shows a sentence in place of photos whose drawing fails, because form and receipt must stay. */
function guarded(Photos: FunctionComponent<Props>) {
  return class extends Component<Props> {
    override state = { hasFailed: false };
    static getDerivedStateFromError = () => ({ hasFailed: true });
    override render = () => (this.state.hasFailed ? <p role="status">{texts.unseen}</p> : <Photos {...this.props} />);
  };
}

const PHOTOS = 'grid w-full gap-2';

function Chosen({ form }: Props) {
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
        <ul className={PHOTOS} aria-label={texts.list}>
          {chosen.map((photo) => (
            <PhotoItem
              key={photo.id}
              photo={photo}
              fault={photo.refused}
              state={photo.blob ? texts.ready : texts.shrinking}
              isUnderWay={!photo.blob}
            >
              <button
                type="button"
                className="col-start-3 row-[1/span_3] grid size-12 place-items-center"
                aria-label={texts.remove(photo.name)}
                onClick={() => remove(photo)}
              >
                <Icon name="close" />
              </button>
            </PhotoItem>
          ))}
        </ul>
      )}
    </>
  );
}

function Sent({ form }: Props) {
  const { sending } = form.state;
  const summary = useRef<HTMLParagraphElement>(null);
  const there = sending.filter(({ isThere }) => isThere).length;
  const underWay = sending.findIndex(({ isThere, failed }) => !isThere && failed === undefined);
  const isDone = underWay < 0;
  const again = () => {
    summary.current?.focus();
    void sendMissing(form);
  };
  return (
    <div className="grid w-full justify-items-start gap-3">
      <p ref={summary} role="status" tabIndex={-1}>
        {isDone ? texts.arrived(there, sending.length) : texts.underWay(underWay + 1, sending.length)}
      </p>
      <ul className={PHOTOS} aria-label={texts.list}>
        {sending.map((photo) => (
          <PhotoItem
            key={photo.id}
            photo={{ sent: 0, ...photo }}
            fault={photo.failed}
            state={stateOf(photo)}
            isUnderWay={!photo.isThere}
          />
        ))}
      </ul>
      {isDone && there < sending.length && (
        <button type="button" className="button" onClick={again}>
          {texts.again}
        </button>
      )}
    </div>
  );
}

const stateOf = ({ sent, isThere }: Photo) =>
  isThere ? texts.isThere : sent === undefined ? texts.waits : texts.sending(Math.round(sent * 100));

interface PhotoItemProps {
  photo: Photo;
  fault: string | undefined;
  state: string;
  isUnderWay: boolean;
}

function PhotoItem({ photo, fault, state, isUnderWay, children }: PropsWithChildren<PhotoItemProps>) {
  const { blob, name, sent } = photo;
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
    <li className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded bg-surface p-1 [border:1px_solid_var(--color-edge)]">
      <canvas ref={canvas} className="row-[1/span_3] size-16 rounded bg-glass-3" width={128} height={128} />
      <p className="col-start-2 truncate">{name}</p>
      <p className={`col-start-2 ${fault ? 'field-error' : 'field-note'}`}>{fault ?? state}</p>
      {isUnderWay && !fault && (
        <progress className="col-start-2 h-1.5 w-full accent-petrol" aria-label={name} value={sent} />
      )}
      {children}
    </li>
  );
}

function draw(picture: Decoded, canvas: HTMLCanvasElement | null) {
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  canvas?.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}
