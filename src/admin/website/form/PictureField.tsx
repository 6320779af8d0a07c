import { useRef, useState } from 'react';
import type { GalleryPicture } from '#content/facts-schema.ts';
import { sentenceOf } from '#shared/api/api-error.ts';
import { call } from '#shared/api/call.ts';
import { shrinkPicture } from '#shared/browser/shrink-picture.ts';
import { PictureButton } from '#shared/ui/PictureButton.tsx';
import { websiteRoutes } from '../contract.ts';
import { SITE_PICTURE } from '../limits.ts';
import { pictureTexts as texts } from '../texts.ts';
import { OfferedPhotos } from './OfferedPhotos.tsx';

export type Picture = Partial<Pick<GalleryPicture, 'file' | 'focal' | 'isPhoto' | 'consent'>>;
/** In percent from the left and from the top. */
type Focal = NonNullable<Picture['focal']>;

interface PictureFieldProps {
  picture: Picture;
  name: string;
  onChange: (part: Picture) => void;
  error: string | undefined;
}

export function PictureField({ picture: { file = '', focal, isPhoto }, name, onChange, error }: PictureFieldProps) {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  // What is typed beside it while it is sent must stay.
  const latest = useRef(onChange);
  latest.current = onChange;

  async function take(chosen: Blob, consent?: string) {
    setBusy(true);
    setRefused(undefined);
    const sent = await sendPicture(chosen);
    setBusy(false);
    if ('refused' in sent) return setRefused(sent.refused);
    const told = { ...(isPhoto !== undefined && { isPhoto: true }), ...(consent && { consent }) };
    latest.current({ file: sent.file, focal: undefined, ...told });
  }

  return (
    <div className="grid justify-items-start gap-2">
      {isOwn(file) ? (
        <>
          <OwnPicture value={{ file }} className="max-h-56 rounded" />
          <details>
            <summary className="list-item min-h-touch content-center font-medium">{texts.crop}</summary>
            <FocalPoint file={file} focal={focal} onChange={(place) => onChange({ focal: place })} />
          </details>
        </>
      ) : (
        file && <p className="field-hint">{texts.source}</p>
      )}
      <PictureButton name={name} className="button" isBusy={isBusy} onPick={([chosen]) => chosen && take(chosen)}>
        {isBusy ? texts.uploading : file ? texts.replace : texts.choose}
      </PictureButton>
      {isPhoto !== undefined && <OfferedPhotos onTake={take} />}
      {(refused ?? error) && (
        <p className="field-error" role="alert">
          {refused ?? error}
        </p>
      )}
    </div>
  );
}

/** Makes a picture smaller and stores it. Returns its name in the facts, or why it is refused. */
export async function sendPicture(chosen: Blob): Promise<{ file: string } | { refused: string }> {
  try {
    const shrunk = await shrinkPicture(chosen, SITE_PICTURE);
    return 'refused' in shrunk ? shrunk : await call(websiteRoutes.addPicture, { body: shrunk.blob });
  } catch (failure) {
    return { refused: sentenceOf(failure, texts.failed) };
  }
}

const sourceOf = (file: string) => websiteRoutes.picture.path.replace(':file', file);

/** A small view of a fact that is a picture of the owner's; nothing for others. */
export function OwnPicture({ value, className }: { value: unknown; className: string }) {
  const { file } = (value ?? {}) as Picture;
  return file && isOwn(file) ? <img className={className} src={sourceOf(file)} alt="" loading="lazy" /> : null;
}

/** Whether the server has the picture; those of the repository have names. */
const isOwn = (file: string) => /^[0-9a-f]{64}\.jpg$/.test(file);

interface FocalPointProps {
  file: string;
  focal: Focal | undefined;
  onChange: (focal: Focal) => void;
}

const FocalPoint = ({ file, focal = { x: 50, y: 50 }, onChange }: FocalPointProps) => (
  <div className="grid max-w-80 gap-2">
    <div className="relative">
      <img className="block w-full rounded" src={sourceOf(file)} alt="" />
      <span
        className="absolute size-8 -translate-1/2 rounded-full border-4 border-[#0a5568] bg-[rgb(255_255_255/0.6)]"
        style={{ left: `${focal.x}%`, top: `${focal.y}%` }}
      />
    </div>
    <p className="field-hint">{texts.focal}</p>
    {(['x', 'y'] as const).map((axis) => (
      <label key={axis} className="grid">
        {texts.axes[axis]}
        <input
          type="range"
          className="min-h-touch accent-petrol"
          value={focal[axis]}
          onChange={({ target }) => onChange({ ...focal, [axis]: Number(target.value) })}
        />
      </label>
    ))}
  </div>
);
