import { TOAST_LIMIT, TOAST_REMOVE_DELAY_MS } from '#config/limits.ts';

/** A toast (Spec §3). Variant 'destructive' is for failures. */
export interface ToastContent {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: { label: string; onSelect: () => void };
}

export interface ToastEntry extends ToastContent {
  id: number;
  /** False once dismissed; the entry leaves the list later (Spec §9). */
  open: boolean;
}

let toasts: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastEntry[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Replaces the toast before, because at most one is visible (Spec §9). */
export function showToast(content: ToastContent): void {
  lastId += 1;
  // A fallback may repeat the title.
  const description = content.description === content.title ? undefined : content.description;
  change([{ ...content, description, id: lastId, open: true }, ...toasts].slice(0, TOAST_LIMIT));
}

export function dismissToast(id: number): void {
  change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY_MS);
}

/** Dismisses all toasts, because a retry outdates them. */
export function dismissToasts(): void {
  for (const { id } of toasts) dismissToast(id);
}

/** For useSyncExternalStore. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): readonly ToastEntry[] => toasts,
};
