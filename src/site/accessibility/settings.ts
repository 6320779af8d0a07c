/** The values of `accessibility-settings`, in the order in which they are offered (Spec §3). */
export const CHOICES = {
  fontSize: ['normal', 'large', 'extra-large'],
  contrast: ['normal', 'high'],
  motion: ['normal', 'reduced'],
  colorBlindSupport: ['none', 'protanopia', 'deuteranopia', 'tritanopia'],
} as const;

export const SWITCHES = ['focusVisible', 'underlineLinks', 'screenReaderOptimized'] as const;

export type Choice = keyof typeof CHOICES;
export type Switch = (typeof SWITCHES)[number];
export type SystemWish = 'contrast' | 'motion';

export type AccessibilitySettings = { -readonly [key in Choice]: (typeof CHOICES)[key][number] } & Record<
  Switch,
  boolean
> & {
    /** The settings for which the person chose 'normal' against the system's preference. */
    againstSystem?: SystemWish[];
  };

export const DEFAULT_SETTINGS: AccessibilitySettings = {
  fontSize: 'normal',
  contrast: 'normal',
  motion: 'normal',
  focusVisible: false,
  underlineLinks: false,
  colorBlindSupport: 'none',
  screenReaderOptimized: false,
};

/** Reads stored settings; missing and unknown values become the defaults. */
export function toSettings(stored: unknown): AccessibilitySettings {
  const from = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const choice = <Name extends Choice>(name: Name) =>
    (CHOICES[name] as readonly unknown[]).includes(from[name])
      ? (from[name] as AccessibilitySettings[Name])
      : DEFAULT_SETTINGS[name];
  const against = (['contrast', 'motion'] as const).filter(
    (wish) => Array.isArray(from.againstSystem) && from.againstSystem.includes(wish),
  );
  return {
    fontSize: choice('fontSize'),
    contrast: choice('contrast'),
    motion: choice('motion'),
    focusVisible: from.focusVisible === true,
    underlineLinks: from.underlineLinks === true,
    colorBlindSupport: choice('colorBlindSupport'),
    screenReaderOptimized: from.screenReaderOptimized === true,
    ...(against.length > 0 && { againstSystem: against }),
  };
}
