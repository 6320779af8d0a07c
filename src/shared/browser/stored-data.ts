// The keys of the site's data in a visitor's browser (Spec §3, §9).
export const CONSENT_KEY = 'cookieConsent';
export const PREFERENCES_KEY = 'cookiePreferences';
export const ACCESSIBILITY_KEY = 'accessibility-settings';

export function deleteStoredData() {
  for (const key of [CONSENT_KEY, PREFERENCES_KEY, ACCESSIBILITY_KEY]) localStorage.removeItem(key);
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=');
    // biome-ignore lint/suspicious/noDocumentCookie: browsers of older telephones have no Cookie Store API.
    if (name) document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}
