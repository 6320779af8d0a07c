import type { ConsentState } from '#shared/browser/consent-state.ts';
import { pageEvents } from '#shared/browser/page-events.ts';
import { deleteStoredData, STORED_KEYS } from '#shared/browser/stored-data.ts';
import { type Consent, preferencesFor } from './cookie-choice.ts';
import { askingRules, isAnswerDue, readPreferences, storeChoice } from './stored-choice.ts';

const element = <Kind extends HTMLElement>(name: string) => document.getElementById(`consent${name}`) as Kind;

/** Answers the banner's buttons, and opens it when somebody asks for the settings: stores what is chosen (Spec §4). */
export function connectConsentBanner() {
  const [banner, toggle, status] = [element(''), element('-toggle'), element('-status')];
  const [analytics, marketing] = [element<HTMLInputElement>('-analytics'), element<HTMLInputElement>('-marketing')];
  const refuses = !!navigator.globalPrivacyControl;
  let opener: Element | null = null;

  function showSavedChoice() {
    const preferences = readPreferences(banner);
    analytics.checked = !refuses && preferences.analytics === true;
    analytics.disabled = refuses;
    marketing.checked = preferences.marketing === true;
  }

  function open() {
    opener = document.activeElement;
    showSavedChoice();
    element('-close').hidden = isAnswerDue(banner);
    banner.hidden = false;
    banner.focus();
  }

  function close() {
    banner.hidden = true;
    if (opener instanceof HTMLElement) opener.focus();
    opener = null;
  }

  function choose(consent: Consent) {
    const switches = { analytics: analytics.checked, marketing: marketing.checked };
    const preferences = preferencesFor(consent, switches, askingRules(banner), Date.now());
    status.textContent = status.dataset[storeChoice(banner, consent, preferences) ? 'saved' : 'keptForPage'] ?? '';
    close();
    const detail: ConsentState = preferences.analytics && !refuses ? 'analytics' : 'declined';
    document.dispatchEvent(new CustomEvent(pageEvents.consentChanged, { detail }));
  }

  function deleteAll() {
    try {
      deleteStoredData();
    } catch {
      // Blocked storage holds nothing to delete; what the page remembers goes with it.
    }
    location.reload();
  }

  banner.addEventListener('click', ({ target }) => {
    const action = (target as Element).closest('button')?.value;
    if (action === 'details') toggle.ariaExpanded = String(toggle.ariaExpanded !== 'true');
    else if (action === 'delete') deleteAll();
    else if (action === 'close') close();
    else if (action) choose(action as Consent);
  });
  banner.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !isAnswerDue(banner)) close();
  });
  document.addEventListener(pageEvents.openCookieSettings, (event) => {
    event.preventDefault();
    open();
  });
  // Answered in another tab while the settings were open here.
  addEventListener('storage', ({ key }) => {
    if (key === STORED_KEYS.consent && !isAnswerDue(banner)) close();
  });
  showSavedChoice();
}
