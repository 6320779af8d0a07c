import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { toastStore } from './toast-store.ts';

// Where the script can't be loaded nothing is shown: whoever shows a toast says the same beside it.
const Toaster = lazy(async (): Promise<{ default: ComponentType }> => {
  const module = await import('./Toaster.tsx').catch(() => undefined);
  return { default: module?.Toaster ?? (() => null) };
});

/** The toasts' region, loaded with the first toast: it weighs 10 kB that a page without one should not pay. */
export function LateToaster() {
  const hasToast = useSyncExternalStore(toastStore.subscribe, hasAny, hasNone);
  if (!hasToast) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}

const hasAny = () => toastStore.current().length > 0;
const hasNone = () => false;
