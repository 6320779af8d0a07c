import type { AccessibilitySettings, SystemWish } from './settings.ts';

/** The operating system's preferences. */
export type SystemWishes = Record<SystemWish, boolean>;

const WISHED = { contrast: 'high', motion: 'reduced' } as const;

/** Computes the effective settings: the system's preferences apply unless the person chose otherwise. */
export function inEffect(settings: AccessibilitySettings, system: SystemWishes): AccessibilitySettings {
  const isWished = (wish: SystemWish) => system[wish] && !settings.againstSystem?.includes(wish);
  return {
    ...settings,
    contrast: isWished('contrast') ? WISHED.contrast : settings.contrast,
    motion: isWished('motion') ? WISHED.motion : settings.motion,
  };
}

/** Adds a choice to the settings, and remembers 'normal' against the system's preference. */
export function withChoice(
  settings: AccessibilitySettings,
  chosen: Partial<AccessibilitySettings>,
  system: SystemWishes,
): AccessibilitySettings {
  const { againstSystem = [], ...rest } = { ...settings, ...chosen };
  const against = (['contrast', 'motion'] as const).filter((wish) =>
    wish in chosen ? chosen[wish] === 'normal' && system[wish] : againstSystem.includes(wish),
  );
  return against.length > 0 ? { ...rest, againstSystem: against } : rest;
}
