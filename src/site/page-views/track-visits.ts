import { RESIZE_RESEND_AFTER_MS } from '#config/limits.ts';
import { looksLikeBot } from '#domain/visits/bots.ts';
import { countryOf } from '#domain/visits/country.ts';
import { deviceByWidth } from '#domain/visits/device.ts';
import { interactionOf } from '#domain/visits/interaction-of.ts';
import type { Interaction, PageView } from '#domain/visits/page-view.ts';
import { browserOf, osOf } from '#domain/visits/user-agent.ts';
import { type ConsentState, consentState } from '#shared/browser/consent-state.ts';
import type { pageEvents } from '#shared/browser/page-events.ts';

const SESSION_KEY = 'analytics-session';
const CONSENT_CHANGED = 'consent-changed' satisfies (typeof pageEvents)['consentChanged'];

/**
 * Reports page views and, with consent, uses of the ways to get in touch (rulings 10 and 12). After the page has
 * loaded, so that it waits for nothing; what fails is left at that. Every byte of it is in every page.
 */
export function trackVisits() {
  /** Lives in memory for this page only. It tells visits apart and guards nothing, so any random number will do. */
  const pageId = `${Math.random()}`;
  let consent: ConsentState | undefined;
  let used: Interaction[];
  let resizing: ReturnType<typeof setTimeout>;

  function reportView(isResent = false) {
    if (consent === 'declined') return;
    post('', { sessionId: pageId, page: location.pathname, ...(consent === 'analytics' && traits(pageId)) }, isResent);
  }

  function use(address = '') {
    const kind = interactionOf(address);
    if (!kind || consent !== 'analytics' || used.includes(kind)) return;
    used.push(kind);
    post('/interaction', { kind });
  }

  /** A view that was reported without consent is completed when it is given, and not counted twice. */
  function follow(choice: ConsentState) {
    const before = consent;
    consent = choice;
    if (choice !== 'analytics') session();
    if (!before || (choice === 'analytics' && before !== choice)) reportView(before === 'undecided');
  }

  addEventListener('pageshow', () => {
    consent = undefined;
    used = [];
    follow(consentState());
  });
  // 'storage' is how the choice made in another tab is heard of.
  addEventListener('storage', () => follow(consentState()));
  document.addEventListener(CONSENT_CHANGED, ({ detail }) => follow(detail));
  addEventListener('resize', () => {
    clearTimeout(resizing);
    resizing = setTimeout(() => consent === 'analytics' && reportView(true), RESIZE_RESEND_AFTER_MS);
  });
  addEventListener('click', ({ target }) => use((target as Element).closest('a')?.href));
  addEventListener('submit', ({ target }) => use((target as HTMLFormElement).action));
}

/** What is reported with consent only (Spec §3). */
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

/** The id of the browser session: made with the first view, gone with the consent. Blocked storage keeps none. */
function session(fresh?: string): string | undefined {
  try {
    // biome-ignore lint/suspicious/noAssignInExpressions: reads or makes it, in few bytes.
    if (fresh) return (sessionStorage[SESSION_KEY] ||= fresh);
    delete sessionStorage[SESSION_KEY];
  } catch {
    // Then the id holds for the page.
  }
  return fresh;
}

/**
 * Outlives the page (`keepalive`), and nobody waits for it. The answer is read to its end, although nobody wants it:
 * a request with an unread body never ends for the browser, and Lighthouse calls the page too slow to finish.
 */
function post(path: string, body: object, isResent = false) {
  fetch(`/api/analytics${path}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', resent: `${isResent}` },
    body: JSON.stringify(body),
  })
    .then((answer) => answer.text())
    .catch(() => {});
}
