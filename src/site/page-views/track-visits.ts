import { interactionOf } from '#domain/visits/interaction-of.ts';
import type { Interaction, PageView } from '#domain/visits/page-view.ts';
import { countryOf, deviceByWidth, looksLikeBot } from '#domain/visits/visitor-traits.ts';
import { type ConsentState, consentState } from '#shared/browser/consent-state.ts';
import { CONSENT_CHANGED } from '#shared/browser/page-events.ts';
import { browserOf, osOf } from '#shared/user-agent.ts';

const RESIZE_RESEND_AFTER_MS = 250; // Spec §9

const SESSION_KEY = 'analytics-session';

/**
 * Reports page views and, with consent, contacts (rulings 10 and 12). Runs after the load and ignores failures. Short,
 * because every page carries it. The answers bring the absence; without a view a look does.
 */
export function trackVisits(ask: (path: string, init?: RequestInit) => void) {
  /** A number in memory, for one choice on one page. Any random number will do, because it guards nothing. */
  let pageId: string;
  let consent: ConsentState | undefined;
  let used: Interaction[];
  let resizing: ReturnType<typeof setTimeout>;

  function reportView(isResent = false) {
    if (consent === 'declined') ask('/api/absence');
    else
      post(
        '',
        { sessionId: pageId, page: location.pathname, ...(consent === 'analytics' && traits(pageId)) },
        isResent,
      );
  }

  function use(address = '') {
    const kind = interactionOf(address);
    if (!kind || consent !== 'analytics' || used.includes(kind)) return;
    used.push(kind);
    post('/interaction', { kind });
  }

  /** Completes a view when consent comes later, without counting it twice. */
  function follow(choice: ConsentState) {
    const before = consent;
    consent = choice;
    // The number before consent must not be stored with it (Art. 7 GDPR).
    pageId = `${Math.random()}`;
    if (choice !== 'analytics') session();
    if (!before || (choice === 'analytics' && before !== choice)) reportView(before === 'undecided');
  }

  addEventListener('pageshow', () => {
    consent = undefined;
    used = [];
    follow(consentState());
  });
  // 'storage' fires after a choice in another tab.
  addEventListener('storage', () => follow(consentState()));
  document.addEventListener(CONSENT_CHANGED, ({ detail }) => follow(detail));
  addEventListener('resize', () => {
    clearTimeout(resizing);
    resizing = setTimeout(() => consent === 'analytics' && reportView(true), RESIZE_RESEND_AFTER_MS);
  });
  addEventListener('click', ({ target }) => use((target as Element).closest('a')?.href));

  /** Sends even while the page unloads (`keepalive`). */
  function post(path: string, body: object, isResent = false) {
    ask(`/api/analytics${path}`, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', resent: `${isResent}` },
      body: JSON.stringify(body),
    });
  }
}

/** Traits that need consent (Spec §3). */
function traits(pageId: string): Omit<PageView, 'page'> {
  const { userAgent, language } = navigator;
  return {
    sessionId: session(pageId),
    isBot: looksLikeBot(userAgent),
    userAgent,
    referrer: document.referrer,
    country: countryOf(language),
    device: deviceByWidth(innerWidth),
    os: osOf(userAgent),
    browser: browserOf(userAgent),
    viewportWidth: innerWidth,
    viewportHeight: innerHeight,
  };
}

/** Returns the id of the browser session: made with the first view, deleted with the consent. */
function session(fresh?: string): string | undefined {
  try {
    // biome-ignore lint/suspicious/noAssignInExpressions: reads or makes it, in few bytes.
    if (fresh) return (sessionStorage[SESSION_KEY] ||= fresh);
    delete sessionStorage[SESSION_KEY];
  } catch {
    // If storage is blocked, the id lasts for the page only.
  }
  return fresh;
}
