import type { ConsentState } from '#shared/browser/consent-state.ts';
import { CONSENT_CHANGED, OPEN_COOKIE_SETTINGS } from '#shared/browser/page-events.ts';
import { CONSENT_KEY } from '#shared/browser/stored-data.ts';
import { type Consent, cookieChoice, preferencesFor } from './cookie-choice.ts';

const element = <Kind extends HTMLElement>(name: string) => document.getElementById(`consent${name}`) as Kind;

/** Shows the banner if a choice is due or requested, and stores it (Spec §4). */
export function runConsentBanner() {
  const [banner, toggle, status] = [element(''), element('-toggle'), element('-status')];
  const [analytics, marketing] = [element<HTMLInputElement>('-analytics'), element<HTMLInputElement>('-marketing')];
  const choice = cookieChoice();
  const refuses = !!navigator.globalPrivacyControl;
  let opener: Element | null = null;

  const say = (what: string) => {
    status.textContent = status.dataset[what] ?? '';
  };

  function show() {
    const preferences = choice.preferences();
    analytics.checked = !refuses && preferences.analytics === true;
    analytics.disabled = refuses;
    marketing.checked = preferences.marketing === true;
    element('-gpc').hidden = !refuses;
    element('-close').hidden = choice.isDue();
    banner.hidden = false;
  }

  function hide() {
    banner.hidden = true;
    if (opener instanceof HTMLElement) opener.focus();
    opener = null;
  }

  function choose(consent: Consent) {
    const preferences = preferencesFor(consent, { analytics: analytics.checked, marketing: marketing.checked });
    say(choice.store(consent, preferences) ? 'saved' : 'keptForPage');
    hide();
    const detail: ConsentState = preferences.analytics && !refuses ? 'analytics' : 'declined';
    document.dispatchEvent(new CustomEvent(CONSENT_CHANGED, { detail }));
  }

  function ask() {
    if (!choice.isDue()) {
      hide();
      return;
    }
    show();
    say('announced');
  }

  banner.addEventListener('click', ({ target }) => {
    const action = (target as Element).closest('button')?.value;
    if (action === 'details')
      toggle.setAttribute('aria-expanded', `${toggle.getAttribute('aria-expanded') === 'false'}`);
    else if (action === 'close') hide();
    else if (action) choose(action as Consent);
  });
  banner.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !choice.isDue()) hide();
  });
  document.addEventListener(OPEN_COOKIE_SETTINGS, (event) => {
    event.preventDefault();
    opener = document.activeElement;
    show();
    banner.focus();
  });
  addEventListener('storage', ({ key }) => {
    if (key === CONSENT_KEY) ask();
  });
  // A page from the back-forward cache may have missed a choice on another page.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) ask();
  });
  ask();
}
