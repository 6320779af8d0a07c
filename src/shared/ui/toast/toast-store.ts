import { useSyncExternalStore } from 'react';
import { storeOf } from '#shared/browser/store-of.ts';
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
const { now, change, subscribe } = storeOf<ShownToast | undefined>(undefined);

/** Replaces the toast before. Works from anywhere, also for a component that has gone: Radix has no such call. */
export function showToast(content: ToastContent): void {
  const description = content.description === content.title ? undefined : content.description;
  change({ ...content, description, id: (now()?.id ?? 0) + 1, open: true });
}

/** Dismisses that toast; by default the shown one, because a retry outdates it. */
export function dismissToast(id = now()?.id): void {
  const toast = now();
  if (!toast || toast.id !== id) return;
  change({ ...toast, open: false });
  setTimeout(() => now()?.id === id && change(undefined), TOAST_REMOVE_DELAY_MS);
}

export const useToast = () => useSyncExternalStore(subscribe, now, now);
