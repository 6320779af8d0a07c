import type { STORED_KEYS } from './stored-data.ts';

/** The state of a visitor's choice. 'declined' includes a choice without analytics, and Global Privacy Control. */
export type ConsentState = 'undecided' | 'declined' | 'analytics';

declare global {
  interface Navigator {
    /** W3C Global Privacy Control: a general objection. Absent in browsers that do not know it. */
    readonly globalPrivacyControl?: boolean;
  }
}

// Literal keys, because this script is inline in every page and STORED_KEYS would make it larger.
const CONSENT = 'cookieConsent' satisfies (typeof STORED_KEYS)['consent'];
const PREFERENCES = 'cookiePreferences' satisfies (typeof STORED_KEYS)['preferences'];

/**
 * Reads the choice about cookies (Spec §3, ruling 10). An unreadable choice counts against analytics. Blocked storage
 * counts as no choice.
 */
export function consentState(): ConsentState {
  if (navigator.globalPrivacyControl) return 'declined';
  let choice: string | null | undefined;
  try {
    choice = localStorage.getItem(CONSENT);
    const { analytics } = JSON.parse(localStorage.getItem(PREFERENCES) ?? '');
    if (choice && choice !== 'declined' && analytics === true) return 'analytics';
  } catch {
    // Blocked storage, or preferences that can't be parsed.
  }
  return choice ? 'declined' : 'undecided';
}
