import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { toastStore } from './toast-store.ts';

const load = () => import('./Toaster.tsx').catch(() => undefined);

/** Fetches the script ahead: a toast can then tell of a server that has gone since. */
export const prepareToasts = (): void => void load();

/**
 * The toasts' region, loaded with the first toast: it weighs 10 kB that a page without one should not pay. Where it
 * can't be loaded `otherwise` stands in for it; without that, whoever shows a toast says the same beside it.
 */
export function LateToaster({ otherwise = Nothing }: { otherwise?: ComponentType }) {
  const [Toaster] = useState(() => lazy(async () => ({ default: (await load())?.Toaster ?? otherwise })));
  const hasToast = useSyncExternalStore(toastStore.subscribe, hasAny, hasNone);
  if (!hasToast) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}

const Nothing = () => null;
const hasAny = () => toastStore.current().length > 0;
const hasNone = () => false;
