import { pages } from '#content/pages.ts';
import { OWNER } from '../browser/owner.ts';
import type { Visit } from './visit.ts';

/** The addresses of the public pages. */
export const PUBLIC_PAGES = Object.values(pages).map(({ path }) =>
  path === '404' ? '/das-gibt-es-nicht' : `/${path}`,
);

/** Leaves the page and what it keeps, but for the session and the cookies' refusal. */
export async function leave(visit: Visit): Promise<void> {
  // Another page, because '/#contact' loads nothing after '/', and an open dialog would stay.
  await visit.open('/impressum');
  await visit.driver.evaluate(() => {
    localStorage.clear();
    localStorage.setItem('cookieConsent', 'declined');
  });
}

/** Logs the owner in at a site, or out. */
export async function come(visit: Visit, way: 'in' | 'out', origin: string): Promise<void> {
  visit.origin = origin;
  await leave(visit);
  await visit.ask('POST', `/api/admin/log${way}`, OWNER);
}
