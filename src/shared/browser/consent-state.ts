import { CONSENT_KEY, PREFERENCES_KEY } from './stored-data.ts';

/** 'declined' includes a choice without analytics, and Global Privacy Control. */
export type ConsentState = 'undecided' | 'declined' | 'analytics';

declare global {
  interface Navigator {
    /** W3C Global Privacy Control: a general objection. Absent in browsers that do not know it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Spec §3, ruling 10. An unreadable choice counts against analytics, blocked storage as no choice. */
export function consentState(): ConsentState {
  if (navigator.globalPrivacyControl) return 'declined';
  let choice: string | null | undefined;
  try {
    choice = localStorage.getItem(CONSENT_KEY);
    const { analytics } = JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? '');
    if (choice && choice !== 'declined' && analytics === true) return 'analytics';
  } catch {}
  return choice ? 'declined' : 'undecided';
}
