import { useState } from 'react';
import { ACCESSIBILITY_KEY } from '#shared/browser/stored-data.ts';
import { useMediaQuery } from '#shared/browser/use-media-query.ts';
import { applySettings } from './apply-settings.ts';
import { type AccessibilitySettings, inEffect, toSettings, withChoice } from './settings.ts';

const ACCESSIBILITY_SAVE_DELAY_MS = 100; // Spec §9

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
    apply(toSettings());
    removeSettings();
  }

  return { settings: inEffect(settings, system), system, choose, reset };
}

let unsaved: AccessibilitySettings | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const loadSettings = () =>
  unsaved ?? toSettings(tryStorage(() => JSON.parse(localStorage.getItem(ACCESSIBILITY_KEY) ?? 'null')));

/** Stores the settings after a pause, or when the page is left (Spec §4). */
function saveSoon(settings: AccessibilitySettings) {
  unsaved = settings;
  clearTimeout(timer);
  timer = setTimeout(saveNow, ACCESSIBILITY_SAVE_DELAY_MS);
  addEventListener('pagehide', saveNow, { once: true });
}

function saveNow() {
  if (unsaved) tryStorage(() => localStorage.setItem(ACCESSIBILITY_KEY, JSON.stringify(unsaved)));
  unsaved = undefined;
}

function removeSettings() {
  unsaved = undefined;
  clearTimeout(timer);
  tryStorage(() => localStorage.removeItem(ACCESSIBILITY_KEY));
}

/** Only logs a refusal of the browser (Spec §8). */
function tryStorage<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
