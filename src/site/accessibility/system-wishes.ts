import type { AccessibilitySettings, SystemWish } from './settings.ts';

/** What the operating system asks for. */
export type SystemWishes = Record<SystemWish, boolean>;

const WISHED = { contrast: 'high', motion: 'reduced' } as const;

/** The settings as they act: the system's wishes count as chosen unless the person decided against them. */
export function inEffect(settings: AccessibilitySettings, system: SystemWishes): AccessibilitySettings {
  const isWished = (wish: SystemWish) => system[wish] && !settings.againstSystem?.includes(wish);
  return {
    ...settings,
    contrast: isWished('contrast') ? WISHED.contrast : settings.contrast,
    motion: isWished('motion') ? WISHED.motion : settings.motion,
  };
}

/** The settings after one of them was chosen; 'normal' against the system's wish is remembered as such. */
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
