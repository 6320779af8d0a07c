import type { STORED_KEYS } from '#shared/browser/stored-data.ts';
import {
  type AskingRules,
  type Consent,
  type CookiePreferences,
  isExpired,
  isOfOtherCategories,
} from './cookie-choice.ts';

// The keys as literals: this stands inline in every page, where the object of names would be dead weight.
const CONSENT = 'cookieConsent' satisfies (typeof STORED_KEYS)['consent'];
const PREFERENCES = 'cookiePreferences' satisfies (typeof STORED_KEYS)['preferences'];

/** When to ask again, as the banner's element has it. */
export const askingRules = ({ dataset }: HTMLElement): AskingRules => ({
  revision: Number(dataset.revision),
  validMs: Number(dataset.validMs),
});

/** The preferences as they stand; empty where there are none or they can't be read. */
export function readPreferences({ dataset }: HTMLElement): Partial<CookiePreferences> {
  try {
    return JSON.parse(dataset.heldForPage ?? localStorage.getItem(PREFERENCES) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Whether the visitor has to be asked: nothing chosen yet, other categories, or a year ago (then it is deleted). */
export function isAnswerDue(banner: HTMLElement): boolean {
  if (banner.dataset.heldForPage) return false;
  const [preferences, rules] = [readPreferences(banner), askingRules(banner)];
  try {
    if (isExpired(preferences, rules, Date.now())) {
      localStorage.removeItem(CONSENT);
      localStorage.removeItem(PREFERENCES);
    }
    return !localStorage.getItem(CONSENT) || isOfOtherCategories(preferences, rules);
  } catch {
    return true;
  }
}

/** Stores the choice; false where the browser refuses, and the banner's element holds it as long as the page lives. */
export function storeChoice(banner: HTMLElement, consent: Consent, preferences: CookiePreferences): boolean {
  const text = JSON.stringify(preferences);
  try {
    localStorage.setItem(PREFERENCES, text);
    localStorage.setItem(CONSENT, consent);
    return true;
  } catch {
    banner.dataset.heldForPage = text;
    return false;
  }
}
