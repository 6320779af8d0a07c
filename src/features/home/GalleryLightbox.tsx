import { type MouseEvent, type PropsWithChildren, useEffect, useRef, useState } from 'react';
import { icons } from '#shared/ui/icons.ts';
import { type LightboxPicture, picturesIn } from './lightbox-pictures.ts';
import { texts } from './texts.ts';

const words = texts.lightbox;

/**
 * Shows the pictures of the strip inside it in a native dialog: arrow keys turn the pages, Escape closes, and the
 * focus returns to the picture that was seen last.
 */
export function GalleryLightbox({ children }: PropsWithChildren) {
  const wrapper = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [pictures, setPictures] = useState<LightboxPicture[]>([]);
  const [index, setIndex] = useState(0);
  const picture = pictures[index];

  useEffect(() => {
    if (picture && !dialog.current?.open) dialog.current?.showModal();
  }, [picture]);

  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const wantsOwnTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!link || wantsOwnTab || !wrapper.current) return;
    event.preventDefault();
    const found = picturesIn(wrapper.current);
    setPictures(found);
    setIndex(found.findIndex((candidate) => candidate.link === link));
  };

  const turn = (step: number) => setIndex((index + step + pictures.length) % pictures.length);

  const close = () => {
    const last = picture?.link;
    setPictures([]);
    last?.focus();
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is pressed */}
      <div ref={wrapper} onClick={open}>
        {children}
      </div>
      {picture && (
        <dialog
          ref={dialog}
          className="lightbox"
          aria-label={words.label}
          onClose={close}
          onClick={(event) => event.target === dialog.current && dialog.current.close()}
          onKeyDown={(event) => {
            if (event.key === 'ArrowLeft') turn(-1);
            if (event.key === 'ArrowRight') turn(1);
          }}
        >
          <figure>
            <img key={picture.src} src={picture.src} alt={picture.alt} width={1200} height={800} />
            <figcaption aria-live="polite">
              <strong>{picture.category}</strong> {picture.alt}
              <span className="lightbox-position">{words.position(index + 1, pictures.length)}</span>
            </figcaption>
          </figure>
          <div className="lightbox-buttons">
            <LightboxButton label={words.previous} path={icons.left} onPress={() => turn(-1)} />
            <LightboxButton label={words.next} path={icons.right} onPress={() => turn(1)} />
            <LightboxButton label={words.close} path={icons.close} onPress={() => dialog.current?.close()} />
          </div>
        </dialog>
      )}
    </>
  );
}

function LightboxButton({ label, path, onPress }: { label: string; path: string; onPress: () => void }) {
  return (
    <button type="button" className="button" aria-label={label} onClick={onPress}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
