/** Value of `cookieConsent` (Spec §3). */
export type Consent = 'configured' | 'accepted' | 'declined';

/** What `cookiePreferences` holds (Spec §3), and with it what tells when to ask again. */
export interface CookiePreferences {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
  /** The categories the visitor was shown. */
  revision?: number;
  /** Milliseconds since 1970. */
  savedAt?: number;
}

/** When to ask again. */
export interface AskingRules {
  revision: number;
  validMs: number;
}

/** The preferences that go with a choice: 'accepted' has all on, 'declined' all but the necessary off (Spec §4). */
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

/** A choice that is a year old holds no longer. One without a date was not made by this banner and stands. */
export const isExpired = ({ savedAt }: Partial<CookiePreferences>, { validMs }: AskingRules, now: number): boolean =>
  savedAt !== undefined && now - savedAt > validMs;

/** Whether the categories have changed since; until the new answer the old one holds. */
export const isOfOtherCategories = (preferences: Partial<CookiePreferences>, { revision }: AskingRules): boolean =>
  preferences.revision !== undefined && preferences.revision !== revision;
