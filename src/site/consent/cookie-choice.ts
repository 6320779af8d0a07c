import { COOKIE_CHOICE_VALID_MS } from '#config/limits.ts';
import { CONSENT_KEY, PREFERENCES_KEY } from '#shared/browser/stored-data.ts';
import { tryStorage } from '#shared/browser/try-storage.ts';

/** Increase it when the categories change, because everybody is then asked again. */
const COOKIE_CATEGORIES_REVISION = 1;

/** Value of `cookieConsent` (Spec §3). */
export type Consent = 'configured' | 'accepted' | 'declined';

/** The value of `cookiePreferences` (Spec §3), with the date and categories of the choice. */
interface CookiePreferences {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
  /** The revision of the categories that the visitor saw. */
  revision?: number;
  savedAt?: number;
}

/** Derives the preferences from a choice: all for 'accepted', only the necessary for 'declined' (Spec §4). */
export function preferencesFor(
  consent: Consent,
  switches: { analytics: boolean; marketing: boolean },
): CookiePreferences {
  const allow = (isOn: boolean) => consent === 'accepted' || (consent === 'configured' && isOn);
  return {
    necessary: true,
    analytics: allow(switches.analytics),
    marketing: allow(switches.marketing),
    revision: COOKIE_CATEGORIES_REVISION,
    savedAt: Date.now(),
  };
}

/** The visitor's choice; for the page alone if the browser stores nothing. */
export function cookieChoice() {
  let forThisPage: CookiePreferences | undefined;
  return {
    /** Empty if none is stored or readable. */
    preferences: (): Partial<CookiePreferences> =>
      forThisPage ?? tryStorage(() => JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? '{}')) ?? {},

    /**
     * True without a choice, after a change of the categories, and for an expired choice, which it deletes. Accepts a
     * choice without date and revision, because this banner did not store it.
     */
    isDue(): boolean {
      if (forThisPage) return false;
      const { savedAt = Date.now(), revision = COOKIE_CATEGORIES_REVISION } = this.preferences();
      const holds = tryStorage(() => {
        if (Date.now() - savedAt > COOKIE_CHOICE_VALID_MS) {
          localStorage.removeItem(CONSENT_KEY);
          localStorage.removeItem(PREFERENCES_KEY);
        }
        return localStorage.getItem(CONSENT_KEY) && revision === COOKIE_CATEGORIES_REVISION;
      });
      return !holds;
    },

    store(consent: Consent, preferences: CookiePreferences): boolean {
      const isStored = tryStorage(() => {
        localStorage.setItem(PREFERENCES_KEY, JSON.stringify(preferences));
        localStorage.setItem(CONSENT_KEY, consent);
        return true;
      });
      if (!isStored) forThisPage = preferences;
      return !!isStored;
    },
  };
}
