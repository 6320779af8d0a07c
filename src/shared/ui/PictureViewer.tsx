import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { SWIPE_AT_REST_MS } from '../limits.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

interface PictureViewerProps {
  pictures: readonly { src: string; alt: string }[];
  first: number;
  words: Record<'label' | 'previous' | 'next' | 'close', string>;
  foot: (place: number) => ReactNode;
  extra?: (place: number) => ReactNode;
  onClose: (last: number) => void;
}

/** Pictures as large as the screen, in a native dialog. Swipes, arrow keys and buttons go on; Escape closes. */
export function PictureViewer({ pictures, first, words, foot, extra, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** True while a finger or wheel moves the strip. Buttons and keys announce their target by themselves. */
  const isSwiped = useRef(false);
  const [wanted, setPlace] = useState(first);
  const count = pictures.length;
  const place = Math.min(wanted, count - 1);

  const scrollTo = (to: number, isOpening = false) => {
    if (!strip.current) return;
    isSwiped.current = false;
    const { scrollLeft, clientWidth } = strip.current;
    const left = to * clientWidth;
    const isNext = Math.abs(left - scrollLeft) <= clientWidth;
    strip.current.scrollTo({ left, behavior: isNext && !isOpening ? 'auto' : 'instant' });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, at the pressed picture.
  useEffect(() => {
    dialog.current?.showModal();
    scrollTo(first, true);
  }, []);

  // Closes by itself after the last one was deleted, because only a closed dialog returns the focus.
  useEffect(() => {
    if (count === 0) dialog.current?.close();
  }, [count]);

  const turn = (step: number) => {
    const next = (place + step + count) % count;
    setPlace(next);
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
      if (isSwiped.current && clientWidth > 0) setPlace(Math.round(scrollLeft / clientWidth));
    }, SWIPE_AT_REST_MS);
  };

  const closeBeside = ({ target }: MouseEvent) => {
    if (target instanceof HTMLElement && target.parentElement === strip.current) dialog.current?.close();
  };

  return (
    <dialog
      ref={dialog}
      className="h-dvh max-h-none w-screen max-w-none overflow-hidden overscroll-contain bg-[#07212a] text-[#fff] [--color-focus-gap:#0e2a33] [--color-focus:var(--color-sun)] [grid-template-rows:minmax(0,1fr)_auto] open:grid low:[grid-template:minmax(0,1fr)/minmax(0,1fr)_minmax(12rem,15rem)]"
      aria-label={words.label}
      onClose={() => onClose(Math.max(0, place))}
      onClick={closeBeside}
      onKeyDown={turnByKey}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] [grid-area:2/1] low:flex-col low:flex-nowrap low:items-start low:overflow-auto low:[grid-area:1/2]">
        <div className="min-h-[4.2em] flex-[1_1_16rem] low:min-h-0 low:flex-1">{count > 0 && foot(place)}</div>
        <div className="flex flex-wrap gap-3 max-[30em]:flex-[1_0_100%]">
          <ViewerButton label={words.previous} icon="left" onPress={() => turn(-1)} />
          <ViewerButton label={words.next} icon="right" onPress={() => turn(1)} />
          {count > 0 && extra?.(place)}
          <ViewerButton label={words.close} icon="close" onPress={() => dialog.current?.close()} />
        </div>
      </div>
      <div
        ref={strip}
        className="viewer-strip flex overflow-x-auto overflow-y-hidden overscroll-contain [grid-area:1/1] [scroll-behavior:var(--motion-scroll)] [scroll-snap-type:x_mandatory] [scrollbar-width:none]"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take keys (axe: scrollable-region-focusable).
        tabIndex={0}
        onScroll={followSwipe}
        onTouchStart={beginSwipe}
        onPointerDown={beginSwipe}
        onWheel={beginSwipe}
      >
        {pictures.map(({ src, alt }, nth) => (
          <div
            key={src}
            className="grid w-full flex-none [scroll-snap-align:center] [scroll-snap-stop:always]"
            aria-hidden={nth !== place}
          >
            {/* Loads the shown picture and its neighbours only. */}
            {Math.abs(nth - place) <= 1 && (
              <img className="mx-auto h-full min-h-0 w-full object-contain" src={src} alt={alt} />
            )}
          </div>
        ))}
      </div>
    </dialog>
  );
}

const ViewerButton = ({ label, icon, onPress }: { label: string; icon: IconName; onPress: () => void }) => (
  <button
    type="button"
    className="grid size-14 place-items-center rounded [border:2px_solid_currentColor] hover:bg-[#fff] hover:text-[#0e2a33] max-[30em]:last:ml-auto low:size-12"
    aria-label={label}
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
);
