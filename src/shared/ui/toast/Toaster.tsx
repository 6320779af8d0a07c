import * as Toast from '@radix-ui/react-toast';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyles } from '#shared/browser/adopt-styles.ts';
import { TOAST_DURATION_MS, TOAST_SWIPE_THRESHOLD_PX } from '../../limits.ts';
import { toastTexts } from '../texts.ts';
import styles from './toast.css?inline';
import { dismissToast, useToast } from './toast-store.ts';

adoptStyles(styles);

const LOOK = {
  /** Above the phone's bar. Spec §9 gives its width. */
  region:
    'fixed right-0 bottom-[var(--floating-base,0px)] z-100 grid w-[min(100vw,420px)] list-none gap-2 px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]',
  default: '[border-color:var(--color-vine)]',
  destructive: '[border-color:var(--color-brick)]',
  toast:
    'relative flex flex-wrap items-center gap-x-3 rounded bg-surface py-2 pr-14 pl-4 text-ink [border-style:solid] [border-width:2px_2px_2px_8px] [box-shadow:var(--shadow-pane)]',
  title: '[font-weight:700]',
  words: 'min-w-[min(7em,100%)] flex-1',
  action: 'button px-3',
} as const;

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Announced; F8 moves the focus there, a swipe to the right dismisses (Spec §9). Makes way for a form in use. */
export function Toaster() {
  const toast = useToast();
  const shown = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // A toast is less urgent than the field that somebody turns to.
    const makeWay = ({ target }: Event) => {
      const form = target instanceof Element && target.closest('form');
      if (form && shown.current && overlap(form, shown.current)) dismissToast();
    };
    // Focusing scrolls, so it measures after the events.
    const later = (event: Event) => requestAnimationFrame(() => makeWay(event));
    document.addEventListener('focusin', later);
    document.addEventListener('input', later);
    return () => {
      document.removeEventListener('focusin', later);
      document.removeEventListener('input', later);
    };
  }, []);
  if (!toast) return null;
  const { id, title, description, variant = 'default', action, open } = toast;
  return (
    <Toast.Provider
      label={toastTexts.label}
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      <Toast.Root
        key={id}
        ref={shown}
        className={`${LOOK.toast} ${LOOK[variant]} data-[swipe=move]:[transform:translateX(var(--radix-toast-swipe-move-x))]`}
        open={open}
        onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
      >
        <div className={LOOK.words}>
          <Toast.Title className={LOOK.title}>{title}</Toast.Title>
          {description && <Toast.Description>{description}</Toast.Description>}
        </div>
        {action && (
          <Toast.Action className={LOOK.action} altText={action.label} onClick={action.onSelect}>
            {action.label}
          </Toast.Action>
        )}
        <Toast.Close
          className="absolute top-1 right-1 grid h-[48px] w-[48px] place-items-center text-[1.5rem]"
          aria-label={toastTexts.close}
        >
          <span aria-hidden="true">×</span>
        </Toast.Close>
      </Toast.Root>
      {/* Outside main, whose colour filter would tie it to main's end. */}
      {createPortal(<Toast.Viewport className={LOOK.region} label={toastTexts.region} />, document.body)}
    </Toast.Provider>
  );
}
