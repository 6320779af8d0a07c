import * as Toast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { TOAST_DURATION_MS, TOAST_SWIPE_THRESHOLD_PX } from '#config/limits.ts';
import { adoptStyles } from '#shared/browser/adopt-styles.ts';
import { TOAST } from './look.ts';
import { toastTexts } from './texts.ts';
import styles from './toast.css?inline';
import { dismissToast, toastStore } from './toast-store.ts';

adoptStyles(styles);

/** The region where toasts appear: announced, F8 moves the focus there, a swipe to the right dismisses (Spec §9). */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.current);
  return (
    <Toast.Provider
      label={toastTexts.label}
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      {toasts.map(({ id, title, description, variant = 'default', action, open }) => (
        <Toast.Root
          key={id}
          className={`${TOAST.toast} ${TOAST[variant]} data-[swipe=move]:[transform:translateX(var(--radix-toast-swipe-move-x))]`}
          open={open}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismissToast(id);
          }}
        >
          <Toast.Title className={TOAST.title}>{title}</Toast.Title>
          {description && <Toast.Description>{description}</Toast.Description>}
          {action && (
            <Toast.Action className={TOAST.action} altText={action.label} onClick={action.onSelect}>
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
      ))}
      <Toast.Viewport className={TOAST.region} label={toastTexts.region} />
    </Toast.Provider>
  );
}
