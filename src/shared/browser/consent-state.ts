import { STORED_KEYS } from './stored-data.ts';

/** What a visitor's choice allows. 'declined' is also a choice without analytics, and Global Privacy Control. */
export type ConsentState = 'undecided' | 'declined' | 'analytics';

declare global {
  interface Navigator {
    /** W3C Global Privacy Control: a standing 'no'. Absent where the browser does not know it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/**
 * Reads the choice about cookies (Spec §3, ruling 10). Whatever can't be read counts against analytics once there is
 * a choice; where storage is blocked there is none.
 */
export function consentState(): ConsentState {
  if (navigator.globalPrivacyControl) return 'declined';
  let choice: string | null;
  try {
    choice = localStorage.getItem(STORED_KEYS.consent);
  } catch {
    return 'undecided';
  }
  if (!choice) return 'undecided';
  if (choice === 'declined') return 'declined';
  try {
    const preferences = JSON.parse(localStorage.getItem(STORED_KEYS.preferences) ?? '');
    return preferences.analytics === true ? 'analytics' : 'declined';
  } catch {
    return 'declined';
  }
}
