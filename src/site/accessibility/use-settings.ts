import { useState } from 'react';
import { useMediaQuery } from '#shared/browser/use-media-query.ts';
import { applySettings } from './apply-settings.ts';
import { type AccessibilitySettings, DEFAULT_SETTINGS } from './settings.ts';
import { loadSettings, removeSettings, saveSoon } from './stored-settings.ts';
import { inEffect, withChoice } from './system-wishes.ts';

/** The settings as they act, and the two things a person can do with them; both act on the page at once. */
export function useSettings() {
  const [settings, setSettings] = useState(loadSettings);
  const system = {
    contrast: useMediaQuery('(prefers-contrast: more)'),
    motion: useMediaQuery('(prefers-reduced-motion: reduce)'),
  };

  function apply(next: AccessibilitySettings) {
    setSettings(next);
    applySettings(next);
  }

  function choose(chosen: Partial<AccessibilitySettings>) {
    const next = withChoice(settings, chosen, system);
    apply(next);
    saveSoon(next);
  }

  function reset() {
    apply(DEFAULT_SETTINGS);
    removeSettings();
  }

  return { settings: inEffect(settings, system), system, choose, reset };
}
