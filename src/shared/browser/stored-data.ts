/** A separate export, because the page's first script needs no other key. */
export const ACCESSIBILITY_KEY = 'accessibility-settings';

/** The site's data in a visitor's browser (Spec §3, §9). */
export const STORED_KEYS = {
  consent: 'cookieConsent',
  preferences: 'cookiePreferences',
  accessibility: ACCESSIBILITY_KEY,
} as const;

/**
 * Deletes all of the site's data in this browser: the choice about cookies, the accessibility settings, the session
 * storage (with the statistics' session id) and every cookie that a script can see.
 */
export function deleteStoredData() {
  for (const key of Object.values(STORED_KEYS)) localStorage.removeItem(key);
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=');
    // biome-ignore lint/suspicious/noDocumentCookie: browsers of older telephones have no Cookie Store API.
    if (name) document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}
