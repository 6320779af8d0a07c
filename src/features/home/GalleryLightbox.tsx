import { type KeyboardEvent, type MouseEvent, type PropsWithChildren, useEffect, useRef, useState } from 'react';
import { SWIPE_AT_REST_MS } from '#config/limits.ts';
import { icons } from '#shared/ui/icons.ts';
import { type LightboxPicture, picturesIn } from './lightbox-pictures.ts';
import { texts } from './texts.ts';

const words = texts.lightbox;

/**
 * Shows the pictures of the strip inside it in a native dialog, edge to edge: a finger swipes through them, arrow keys
 * and buttons turn the pages, Escape closes, and the focus returns to the picture that was seen last.
 */
export function GalleryLightbox({ children }: PropsWithChildren) {
  const wrapper = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the strip moves by a finger or wheel; otherwise a button or key has said already where it goes. */
  const isSwiped = useRef(false);
  const [pictures, setPictures] = useState<LightboxPicture[]>([]);
  const [index, setIndex] = useState(0);
  const picture = pictures[index];

  /** To the next picture as a swipe would; farther (from the last to the first, on quick presses) without the way. */
  const scrollTo = (place: number, isOpening = false) => {
    if (!strip.current) return;
    isSwiped.current = false;
    const { scrollLeft, clientWidth } = strip.current;
    const left = place * clientWidth;
    const isNext = Math.abs(left - scrollLeft) <= clientWidth;
    strip.current.scrollTo({ left, behavior: isNext && !isOpening ? 'auto' : 'instant' });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening, at the picture that was pressed.
  useEffect(() => {
    if (pictures.length === 0) return;
    dialog.current?.showModal();
    scrollTo(index, true);
  }, [pictures]);

  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const wantsOwnTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!link || wantsOwnTab || !wrapper.current) return;
    event.preventDefault();
    const found = picturesIn(wrapper.current);
    setIndex(found.findIndex((candidate) => candidate.link === link));
    setPictures(found);
  };

  const turn = (step: number) => {
    const next = (index + step + pictures.length) % pictures.length;
    setIndex(next);
    scrollTo(next);
  };

  const turnByKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    turn(step);
  };

  const beginSwipe = () => {
    isSwiped.current = true;
  };

  const followSwipe = () => {
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      const { scrollLeft, clientWidth } = strip.current ?? { scrollLeft: 0, clientWidth: 0 };
      if (isSwiped.current && clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth));
    }, SWIPE_AT_REST_MS);
  };

  const close = () => {
    const last = picture?.link;
    setPictures([]);
    last?.focus();
  };

  /** Beside a picture is the dark: a press there closes. */
  const closeBeside = ({ target }: MouseEvent) => {
    if (target instanceof HTMLElement && target.parentElement === strip.current) dialog.current?.close();
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
          onClick={closeBeside}
          onKeyDown={turnByKey}
        >
          <div className="lightbox-foot">
            <p aria-live="polite">
              <strong>{picture.category}</strong> {picture.caption}
              <span>{words.position(index + 1, pictures.length)}</span>
            </p>
            <div className="lightbox-buttons">
              <LightboxButton label={words.previous} path={icons.left} onPress={() => turn(-1)} />
              <LightboxButton label={words.next} path={icons.right} onPress={() => turn(1)} />
              <LightboxButton label={words.close} path={icons.close} onPress={() => dialog.current?.close()} />
            </div>
          </div>
          <div
            ref={strip}
            className="lightbox-strip"
            tabIndex={-1}
            onScroll={followSwipe}
            onTouchStart={beginSwipe}
            onPointerDown={beginSwipe}
            onWheel={beginSwipe}
          >
            {pictures.map(({ src, caption }, place) => (
              <div key={src} aria-hidden={place !== index}>
                {/* The one that is seen and its neighbours; the others come when they are. */}
                {Math.abs(place - index) <= 1 && <img src={src} alt={caption} width={1200} height={800} />}
              </div>
            ))}
          </div>
        </dialog>
      )}
    </>
  );
}

function LightboxButton({ label, path, onPress }: { label: string; path: string; onPress: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onPress}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
