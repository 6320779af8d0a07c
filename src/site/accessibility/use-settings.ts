import { useEffect, useRef, useState } from 'react';
import { ACCESSIBILITY_KEY } from '#shared/browser/stored-data.ts';
import { tryStorage } from '#shared/browser/try-storage.ts';
import { useMediaQuery } from '#shared/browser/use-media-query.ts';
import { applySettings } from './apply-settings.ts';
import { type AccessibilitySettings, inEffect, toSettings, withChoice } from './settings.ts';

const ACCESSIBILITY_SAVE_DELAY_MS = 100; // Spec §9

export function useSettings() {
  const [settings, setSettings] = useState(loadSettings);
  const unsaved = useRef<AccessibilitySettings>(undefined);
  const system = {
    contrast: useMediaQuery('(prefers-contrast: more)'),
    motion: useMediaQuery('(prefers-reduced-motion: reduce)'),
  };

  // When the dialog is closed or the page is left, too (Spec §4).
  useEffect(() => {
    const save = () => saveNow(unsaved);
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      save();
    };
  }, []);

  function apply(next: AccessibilitySettings) {
    setSettings(next);
    applySettings(next);
  }

  function choose(chosen: Partial<AccessibilitySettings>) {
    const next = withChoice(settings, chosen, system);
    apply(next);
    unsaved.current = next;
    setTimeout(() => saveNow(unsaved), ACCESSIBILITY_SAVE_DELAY_MS);
  }

  function reset() {
    apply(toSettings());
    unsaved.current = undefined;
    inStorage(() => localStorage.removeItem(ACCESSIBILITY_KEY));
  }

  return { settings: inEffect(settings, system), system, choose, reset };
}

const loadSettings = () => toSettings(inStorage(() => JSON.parse(localStorage.getItem(ACCESSIBILITY_KEY) ?? 'null')));

function saveNow(unsaved: { current: AccessibilitySettings | undefined }) {
  const { current } = unsaved;
  if (current) inStorage(() => localStorage.setItem(ACCESSIBILITY_KEY, JSON.stringify(current)));
  unsaved.current = undefined;
}

/** Only logs a refusal of the browser (Spec §8). */
const inStorage = <T>(use: () => T) => tryStorage(use, console.error);
