import type { ContactRequest } from '#domain/requests/request.ts';
import type { PageView } from '#domain/visits/page-view.ts';

let made = 0;

/** Makes a contact request as the form sends it, each from another person. */
export function aContact(changes: Partial<ContactRequest> = {}): ContactRequest {
  made += 1;
  return {
    name: `Erika Beispiel ${made}`,
    email: `erika.${made}@beispiel.example`,
    phone: '06131 000000',
    service: 'fenster',
    place: 'Nieder-Olm',
    message: 'Zwölf Fenster und eine Balkontür, gern im Mai.',
    ...changes,
  };
}

/** Makes a page view as the tracker reports it with consent, each of another visitor. */
export function aPageView(changes: Partial<PageView> = {}): PageView {
  made += 1;
  return {
    sessionId: `visit-${made}`,
    page: '/',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    referrer: '',
    country: 'DE',
    device: 'Desktop',
    browser: 'Chrome',
    os: 'Windows',
    isBot: false,
    viewportWidth: 1440,
    viewportHeight: 900,
    ...changes,
  };
}
