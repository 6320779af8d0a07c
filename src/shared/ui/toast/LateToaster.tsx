import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { toastStore } from './toast-store.ts';

const load = () => import('./Toaster.tsx').catch(() => undefined);

/** Fetches the script ahead: a toast can then tell of a server that has gone since. */
export const prepareToasts = (): void => void load();

/**
 * The toasts' region, loaded with the first toast: it weighs 10 kB that a page without one should not pay. Where it
 * can't be loaded `otherwise` stands in for it (without that, whoever shows a toast says the same beside it), and the next
 * toast tries again.
 */
export function LateToaster({ otherwise: Otherwise }: { otherwise?: ComponentType }) {
  const [Toaster, setToaster] = useState<ComponentType>();
  const [hasFailed, setHasFailed] = useState(false);
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.current);
  const isNeeded = !Toaster && toasts.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast is another try.
  useEffect(() => {
    if (isNeeded) void load().then((module) => (module ? setToaster(() => module.Toaster) : setHasFailed(true)));
  }, [isNeeded, toasts]);
  const Shown = Toaster ?? (hasFailed ? Otherwise : undefined);
  return Shown && toasts.length > 0 ? <Shown /> : null;
}
