import { expect, test, vi } from 'vitest';
import { consentState } from '#shared/browser/consent-state.ts';

/** Stubs a browser with this local storage; 'blocked' throws, as Chrome and Firefox do without storage. */
function browser(stored: Record<string, string> | 'blocked', globalPrivacyControl?: boolean) {
  vi.stubGlobal('navigator', { globalPrivacyControl });
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      if (stored === 'blocked') throw new Error('blocked');
      return stored[key] ?? null;
    },
  });
}

const all = JSON.stringify({ necessary: true, analytics: true, marketing: true });
const some = JSON.stringify({ necessary: true, analytics: false, marketing: true });

test.each([
  ['undecided', 'nothing is stored', {}],
  ['undecided', 'only preferences are stored', { cookiePreferences: all }],
  ['undecided', 'storage is blocked', 'blocked'],
  ['analytics', 'everything was accepted', { cookieConsent: 'accepted', cookiePreferences: all }],
  ['analytics', 'analytics was chosen', { cookieConsent: 'configured', cookiePreferences: all }],
  ['declined', 'analytics was left out', { cookieConsent: 'configured', cookiePreferences: some }],
  ['declined', 'everything was declined', { cookieConsent: 'declined', cookiePreferences: some }],
  ['declined', 'it was declined, whatever the preferences say', { cookieConsent: 'declined', cookiePreferences: all }],
  ['declined', 'the preferences are missing', { cookieConsent: 'configured' }],
  ['declined', 'the preferences can’t be parsed', { cookieConsent: 'accepted', cookiePreferences: '{' }],
] as const)('the consent is %s if %s', (state, _, stored) => {
  browser(stored);
  expect(consentState()).toBe(state);
});

test('the consent is declined by Global Privacy Control, whatever was chosen', () => {
  browser({ cookieConsent: 'accepted', cookiePreferences: all }, true);
  expect(consentState()).toBe('declined');
});
