import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { toastStore } from './toast-store.ts';

/**
 * The toasts' region, loaded with the first toast, because it weighs 10 kB. If loading fails, the sender shows the same
 * text beside its control, and the next toast retries.
 */
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.current);
  const isNeeded = !Toaster && toasts.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast is another try.
  useEffect(() => {
    if (!isNeeded) return;
    import('./Toaster.tsx').then(
      (module) => setToaster(() => module.Toaster),
      () => undefined,
    );
  }, [isNeeded, toasts]);
  return Toaster ? <Toaster /> : null;
}
