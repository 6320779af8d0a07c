import type { STORED_KEYS } from '#shared/browser/stored-data.ts';
import { isAnswerDue } from './stored-choice.ts';

/**
 * Shows the banner while an answer is due (Spec §4), and hides it when it was given in another tab. Stands inline in
 * every page; what the banner's buttons do comes with the first touch (consent-banner.ts).
 */
export function askForConsent() {
  const [banner, gpc, status] = ['consent', 'consent-gpc', 'consent-status'].map((id) => document.getElementById(id));
  if (!banner || !gpc || !status) return;

  const ask = () => {
    banner.hidden = !isAnswerDue(banner);
    gpc.hidden = !navigator.globalPrivacyControl;
    if (!banner.hidden) status.textContent = status.dataset.announced ?? '';
  };

  addEventListener('storage', ({ key }) => {
    if (key === ('cookieConsent' satisfies (typeof STORED_KEYS)['consent'])) ask();
  });
  // The browser's way back shows a page as it was left: the answer may have been given on another one since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) ask();
  });
  ask();
}
