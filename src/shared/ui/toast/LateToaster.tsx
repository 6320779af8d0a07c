import { type ComponentType, useEffect, useState } from 'react';
import { useToast } from './toast-store.ts';

export const loadToaster = () => import('./Toaster.tsx');

/** Loaded with the first toast, because it weighs 12 kB. A visitor's form says the same beside its button. */
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
