import { STORED_KEYS } from '#shared/browser/stored-data.ts';
import {
  type AskingRules,
  type Consent,
  type CookiePreferences,
  isExpired,
  isOfOtherCategories,
} from './cookie-choice.ts';

/** Holds the choice for the page if the browser stores nothing. */
let forThisPage: CookiePreferences | undefined;

/** Reads the preferences; empty if none are stored or readable. */
export function readPreferences(): Partial<CookiePreferences> {
  if (forThisPage) return forThisPage;
  try {
    return JSON.parse(localStorage.getItem(STORED_KEYS.preferences) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Whether to ask the visitor: no choice, other categories, or a choice too old, which is deleted. */
export function isAnswerDue(rules: AskingRules): boolean {
  if (forThisPage) return false;
  const preferences = readPreferences();
  try {
    if (isExpired(preferences, rules, Date.now())) {
      localStorage.removeItem(STORED_KEYS.consent);
      localStorage.removeItem(STORED_KEYS.preferences);
    }
    return !localStorage.getItem(STORED_KEYS.consent) || isOfOtherCategories(preferences, rules);
  } catch {
    return true;
  }
}

/** Stores the choice; false if the browser refuses and it holds for the page only. */
export function storeChoice(consent: Consent, preferences: CookiePreferences): boolean {
  try {
    localStorage.setItem(STORED_KEYS.preferences, JSON.stringify(preferences));
    localStorage.setItem(STORED_KEYS.consent, consent);
    return true;
  } catch {
    forThisPage = preferences;
    return false;
  }
}
