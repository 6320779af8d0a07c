import type { AccessibilitySettings } from './settings.ts';

/**
 * Sets the root classes of stored settings; unknown values count as the defaults. Short, because it stands in every
 * page's head.
 */
export function applySettings(settings: Partial<AccessibilitySettings>) {
  const { fontSize, contrast, motion, colorBlindSupport } = settings;
  const isAgainst = (wish: 'contrast' | 'motion') => `${settings.againstSystem}`.includes(wish);
  const set = (name: string, isOn: boolean) => document.documentElement.classList.toggle(name, isOn);

  set('font-large', fontSize === 'large');
  set('font-extra-large', fontSize === 'extra-large');
  set('high-contrast', contrast === 'high');
  set('normal-contrast', isAgainst('contrast'));
  const isLessWished = matchMedia('(prefers-reduced-motion: reduce)').matches;
  set('reduced-motion', motion === 'reduced' || (isLessWished && !isAgainst('motion')));
  set('full-motion', isAgainst('motion'));
  set('focus-visible', settings.focusVisible === true);
  set('underline-links', settings.underlineLinks === true);
  set('screen-reader-optimized', settings.screenReaderOptimized === true);
  for (const name of ['protanopia', 'deuteranopia', 'tritanopia']) set(name, colorBlindSupport === name);
}
