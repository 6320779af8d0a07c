import { tryStorage } from '#shared/browser/try-storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'admin-theme';

export function storedTheme(): Theme {
  const stored = tryStorage(() => localStorage.getItem(KEY));
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

/** Stores the theme, too; the layout's script applies a stored one before the first paint. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  // Without storage the theme lasts as long as this document.
  tryStorage(() => localStorage.setItem(KEY, theme));
}
