import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { toastStore } from './toast-store.ts';

const load = () => import('./Toaster.tsx').catch(() => undefined);

/** Fetches the script ahead: a toast can then tell of a server that has gone since. */
export const prepareToasts = (): void => void load();

// Where the script can't be loaded nothing is shown: whoever shows a toast says the same beside it.
const Toaster = lazy(async (): Promise<{ default: ComponentType }> => {
  const module = await load();
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
