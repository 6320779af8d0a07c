import { type KeyboardEvent, type MouseEvent, type PropsWithChildren, useEffect, useRef, useState } from 'react';
import { SWIPE_AT_REST_MS } from '#config/limits.ts';
import { adoptStyles } from '#shared/browser/adopt-styles.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import type { IconName } from '#shared/ui/icons.ts';
import styles from './lightbox.css?inline';
import { lightboxTexts as words } from './lightbox-texts.ts';

/**
 * Shows the strip's pictures in a native dialog. Swipes, arrow keys and buttons change the picture; Escape closes. The
 * focus returns to the last picture.
 */
export function GalleryLightbox({ children }: PropsWithChildren) {
  const wrapper = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** True while a finger or wheel moves the strip. Buttons and keys announce their target by themselves. */
  const isSwiped = useRef(false);
  const [pictures, setPictures] = useState<ReturnType<typeof picturesIn>>([]);
  const [index, setIndex] = useState(0);
  const picture = pictures[index];

  /** Scrolls to the next picture, and jumps to farther ones. */
  const scrollTo = (place: number, isOpening = false) => {
    if (!strip.current) return;
    isSwiped.current = false;
    const { scrollLeft, clientWidth } = strip.current;
    const left = place * clientWidth;
    const isNext = Math.abs(left - scrollLeft) <= clientWidth;
    strip.current.scrollTo({ left, behavior: isNext && !isOpening ? 'auto' : 'instant' });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per opening, at the pressed picture.
  useEffect(() => {
    if (pictures.length === 0) return;
    adoptStyles(styles);
    dialog.current?.showModal();
    scrollTo(index, true);
  }, [pictures]);

  const open = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
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

  /** Closes on a tap beside the picture. */
  const closeBeside = ({ target }: MouseEvent) => {
    if (target instanceof HTMLElement && target.parentElement === strip.current) dialog.current?.close();
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside take the presses */}
      <div ref={wrapper} onClick={open}>
        {children}
      </div>
      {picture && (
        <dialog
          ref={dialog}
          className="h-dvh max-h-none w-screen max-w-none overflow-hidden overscroll-contain bg-[#07212a] text-white [--color-focus-gap:var(--color-ink)] [--color-focus:var(--color-sun)] [grid-template-rows:minmax(0,1fr)_auto] open:grid low:[grid-template:minmax(0,1fr)/minmax(0,1fr)_minmax(12rem,15rem)]"
          aria-label={words.label}
          onClose={close}
          onClick={closeBeside}
          onKeyDown={turnByKey}
        >
          <div className="flex items-center justify-between gap-x-8 gap-y-2 px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] flex-wrap [grid-area:2/1] [line-height:1.4] low:flex-col low:items-start low:overflow-auto low:px-4 low:py-3 low:text-[1rem] low:flex-nowrap low:[grid-area:1/2]">
            <p className="min-h-[4.2em] flex-[1_1_16rem] low:min-h-0 low:flex-1" aria-live="polite">
              <strong>{picture.category}</strong> {picture.caption}
              <span className="block text-small text-glass-3">{words.position(index + 1, pictures.length)}</span>
            </p>
            <div className="flex gap-3 max-[30em]:flex-[1_0_100%]">
              <LightboxButton label={words.previous} icon="left" onPress={() => turn(-1)} />
              <LightboxButton label={words.next} icon="right" onPress={() => turn(1)} />
              <LightboxButton label={words.close} icon="close" onPress={() => dialog.current?.close()} />
            </div>
          </div>
          <div
            ref={strip}
            className="lightbox-strip flex overflow-x-auto overflow-y-hidden overscroll-contain [grid-area:1/1] [scroll-behavior:var(--motion-scroll)] [scroll-snap-type:x_mandatory] [scrollbar-width:none]"
            tabIndex={-1}
            onScroll={followSwipe}
            onTouchStart={beginSwipe}
            onPointerDown={beginSwipe}
            onWheel={beginSwipe}
          >
            {pictures.map(({ src, caption }, place) => (
              <div
                key={src}
                className="grid w-full flex-none [scroll-snap-align:center] [scroll-snap-stop:always]"
                aria-hidden={place !== index}
              >
                {/* Loads the shown picture and its neighbours only. */}
                {Math.abs(place - index) <= 1 && (
                  <img
                    className="mx-auto h-full min-h-0 w-auto object-contain [aspect-ratio:3/2]"
                    src={src}
                    alt={caption}
                    width={1200}
                    height={800}
                  />
                )}
              </div>
            ))}
          </div>
        </dialog>
      )}
    </>
  );
}

function LightboxButton({ label, icon, onPress }: { label: string; icon: IconName; onPress: () => void }) {
  return (
    <button
      type="button"
      className="grid size-14 place-items-center rounded [border:2px_solid_currentColor] hover:bg-white hover:text-ink max-[30em]:last:ml-auto low:size-12"
      aria-label={label}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Reads the pictures from the page, because sending a list would repeat them. */
const picturesIn = (element: HTMLElement) =>
  [...element.querySelectorAll('a')].map((link) => {
    const category = link.querySelector('b');
    const isPhoto = link.closest('.photo');
    return {
      link,
      src: link.href,
      category: category?.textContent,
      caption: (isPhoto ? '' : words.rendering) + category?.nextSibling?.textContent,
    };
  });
