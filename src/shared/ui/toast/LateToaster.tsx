import { type ComponentType, useEffect, useState } from 'react';
import { useToast } from './toast-store.ts';

/** Loads the toasts' region, also ahead of the first toast. */
export const loadToaster = () => import('./Toaster.tsx');

/**
 * The toasts' region, loaded with the first toast, because it weighs 12 kB. If loading fails, the visitor's form shows
 * the same text beside its button, and the next toast retries.
 */
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  const toast = useToast();
  useEffect(() => {
    if (!Toaster && toast) {
      loadToaster().then(
        (module) => setToaster(() => module.Toaster),
        () => undefined,
      );
    }
  }, [Toaster, toast]);
  return Toaster ? <Toaster /> : null;
}
