/** The values of `accessibility-settings`, in the order in which they are offered (Spec §3). The first is the default. */
export const CHOICES = {
  fontSize: ['normal', 'large', 'extra-large'],
  contrast: ['normal', 'high'],
  motion: ['normal', 'reduced'],
  colorBlindSupport: ['none', 'protanopia', 'deuteranopia', 'tritanopia'],
} as const;

export const SWITCHES = ['focusVisible', 'underlineLinks', 'screenReaderOptimized'] as const;

/** The settings for which an operating system has a preference, too. */
const WISHES = ['contrast', 'motion'] as const;

export type Choice = keyof typeof CHOICES;
export type Switch = (typeof SWITCHES)[number];
type SystemWish = (typeof WISHES)[number];
type SystemWishes = Record<SystemWish, boolean>;

export type AccessibilitySettings = { -readonly [key in Choice]: (typeof CHOICES)[key][number] } & Record<
  Switch,
  boolean
> & {
    /** The settings for which the person chose 'normal' against the system's preference. */
    againstSystem?: SystemWish[];
  };

/** Reads stored settings; missing and unknown values become the defaults. */
export function toSettings(stored?: unknown): AccessibilitySettings {
  const from: Record<string, unknown> = { ...(stored as object) };
  const choices = Object.entries(CHOICES).map(([name, values]) => [
    name,
    values.find((value) => value === from[name]) ?? values[0],
  ]);
  const switches = SWITCHES.map((name) => [name, from[name] === true]);
  const { againstSystem } = from;
  const against = WISHES.filter((wish) => Array.isArray(againstSystem) && againstSystem.includes(wish));
  return { ...Object.fromEntries([...choices, ...switches]), ...(against.length > 0 && { againstSystem: against }) };
}

/** Computes the effective settings: the system's preferences apply unless the person chose otherwise. */
export function inEffect(settings: AccessibilitySettings, system: SystemWishes): AccessibilitySettings {
  const isWished = (wish: SystemWish) => system[wish] && !settings.againstSystem?.includes(wish);
  return {
    ...settings,
    ...(isWished('contrast') && { contrast: 'high' }),
    ...(isWished('motion') && { motion: 'reduced' }),
  };
}

export function withChoice(
  settings: AccessibilitySettings,
  chosen: Partial<AccessibilitySettings>,
  system: SystemWishes,
): AccessibilitySettings {
  const { againstSystem = [], ...rest } = { ...settings, ...chosen };
  const against = WISHES.filter((wish) =>
    wish in chosen ? chosen[wish] === 'normal' && system[wish] : againstSystem.includes(wish),
  );
  return against.length > 0 ? { ...rest, againstSystem: against } : rest;
}
