import { useSyncExternalStore } from 'react';
import { TOAST_REMOVE_DELAY_MS } from '../../limits.ts';

export interface ToastContent {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive';
  action?: { label: string; onSelect: () => void };
}

interface ShownToast extends ToastContent {
  id: number;
  /** False once dismissed; it is removed later (Spec §9). */
  open: boolean;
}

/** The newest one alone, because at most one is visible (Spec §9). */
let toast: ShownToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: ShownToast | undefined): void {
  toast = next;
  for (const listener of listeners) listener();
}

/** Replaces the toast before. Works from anywhere, also for a component that has gone: Radix has no such call. */
export function showToast(content: ToastContent): void {
  lastId += 1;
  const description = content.description === content.title ? undefined : content.description;
  change({ ...content, description, id: lastId, open: true });
}

/** Dismisses that toast; by default the shown one, because a retry outdates it. */
export function dismissToast(id = toast?.id): void {
  if (toast?.id !== id) return;
  change(toast && { ...toast, open: false });
  setTimeout(() => toast?.id === id && change(undefined), TOAST_REMOVE_DELAY_MS);
}

const current = () => toast;

export const useToast = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current,
    current,
  );
