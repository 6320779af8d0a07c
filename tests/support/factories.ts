import { entryOf, perField, type RequestField } from '#domain/requests/fields.ts';
import type { VisitorRequest } from '#domain/requests/request.ts';
import type { PageView } from '#domain/visits/page-view.ts';

let made = 0;

/** Returns something to enter in a field: its nth choice, or a text of its own. */
export function aValue(field: RequestField, nth = 0): string {
  const { control } = entryOf(field);
  if (control.element === 'select') return Object.keys(control.choices).at(nth) ?? '';
  return field === 'email' ? `max${nth}@beispiel.de` : `Neustadt 4711${nth}`;
}

/** Makes a contact request as the form sends it, each from another person. */
export function aRequest(changes: Partial<VisitorRequest> = {}): Omit<VisitorRequest, 'photos'> {
  made += 1;
  return {
    ...perField<Record<RequestField, never>>((field) => aValue(field) as never),
    name: `Erika Beispiel ${made}`,
    email: `erika.${made}@beispiel.example`,
    phone: `06131 ${String(made).padStart(6, '0')}`,
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

/** Makes a stored page view of that moment. */
export const aView = (timestamp: string, changes: Partial<PageView> = {}) => ({
  ...{ ...aPageView(changes), isBot: changes.isBot ?? false, timestamp: new Date(timestamp) },
});

/** Makes a request that arrived at that moment, for its table. */
export const aPastRequest = (createdAt: string, changes: Partial<VisitorRequest> = {}) => ({
  ...{ ...aRequest(changes), createdAt: new Date(createdAt), idempotencyKey: crypto.randomUUID() },
});

export const anAbsence = (fromDay: string, untilDay: string) => ({
  ...{ id: crypto.randomUUID(), fromDay, untilDay, sentence: '', setBy: 'inhaberin' },
});

/** Builds a message to the owner that is due now. */
export const aMessage = (n: number) => ({
  kind: 'request' as const,
  recipient: 'chefin@firma.de',
  subject: `Nummer ${n}`,
  body: 'x',
  html: 'x',
  messageId: `<${n}@muster-glasreinigung.example>`,
  createdAt: new Date(),
  nextAt: new Date(),
});
