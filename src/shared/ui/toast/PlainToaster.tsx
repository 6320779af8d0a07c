import { useEffect, useSyncExternalStore } from 'react';
import { TOAST_DURATION_MS } from '#config/limits.ts';
import { TOAST } from './look.ts';
import { dismissToast, toastStore } from './toast-store.ts';

/**
 * Stands in for the Toaster where its script could not be loaded, e.g. because the server has gone: the same words in
 * the same place, so that whoever shows a toast need not say them a second time beside it.
 */
export function PlainToaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.current).find(
    ({ open }) => open,
  );
  const id = toast?.id;

  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => dismissToast(id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [id]);

  return (
    <div className={TOAST.region} role="alert">
      {toast && (
        <div className={`${TOAST.toast} ${TOAST[toast.variant ?? 'default']}`}>
          <p className={TOAST.title}>{toast.title}</p>
          {toast.description && <p>{toast.description}</p>}
          {toast.action && (
            <button type="button" className={TOAST.action} onClick={toast.action.onSelect}>
              {toast.action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
