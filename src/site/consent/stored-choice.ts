import { STORED_KEYS } from '#shared/browser/stored-data.ts';
import {
  type AskingRules,
  type Consent,
  type CookiePreferences,
  isExpired,
  isOfOtherCategories,
} from './cookie-choice.ts';

/** Where the browser stores nothing, the choice holds for the page. */
let forThisPage: CookiePreferences | undefined;

/** The preferences as they stand; empty where there are none or they can't be read. */
export function readPreferences(): Partial<CookiePreferences> {
  if (forThisPage) return forThisPage;
  try {
    return JSON.parse(localStorage.getItem(STORED_KEYS.preferences) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Whether the visitor has to be asked: nothing chosen yet, other categories, or a year ago (then it is deleted). */
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

/** Stores the choice; false where the browser refuses and it only holds for the page. */
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
