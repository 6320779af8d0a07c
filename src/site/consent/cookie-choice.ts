import { STORED_KEYS } from '#shared/browser/stored-data.ts';

/** Value of `cookieConsent` (Spec §3). */
export type Consent = 'configured' | 'accepted' | 'declined';

/** The value of `cookiePreferences` (Spec §3), with the date and categories of the choice. */
export interface CookiePreferences {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
  /** The revision of the categories that the visitor saw. */
  revision?: number;
  /** Milliseconds since 1970. */
  savedAt?: number;
}

export interface AskingRules {
  revision: number;
  validMs: number;
}

/** Derives the preferences from a choice: all for 'accepted', only the necessary for 'declined' (Spec §4). */
export function preferencesFor(
  consent: Consent,
  switches: { analytics: boolean; marketing: boolean },
  { revision }: AskingRules,
  now: number,
): CookiePreferences {
  const allow = (isOn: boolean) => consent === 'accepted' || (consent === 'configured' && isOn);
  return {
    necessary: true,
    analytics: allow(switches.analytics),
    marketing: allow(switches.marketing),
    revision,
    savedAt: now,
  };
}

/** Whether a choice is too old. One without a date is not from this banner and stays. */
export const isExpired = ({ savedAt }: Partial<CookiePreferences>, { validMs }: AskingRules, now: number): boolean =>
  savedAt !== undefined && now - savedAt > validMs;

/** Whether the categories have changed since; the old answer holds until the new one. */
export const isOfOtherCategories = (preferences: Partial<CookiePreferences>, { revision }: AskingRules): boolean =>
  preferences.revision !== undefined && preferences.revision !== revision;

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
