import { useRef } from 'react';
import type { Photo, VisitorsForm } from '../visitors-form.ts';
import { PHOTOS, PhotoItem } from './PhotoList.tsx';
import { sendMissing } from './send-photos.ts';
import { photoTexts as texts } from './texts.ts';

export function SentPhotos({ form }: { form: VisitorsForm }) {
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
