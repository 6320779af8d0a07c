import { pages } from '#content/pages.ts';
import { ADMIN_PAGES } from '../admin-pages.ts';
import { OWNER } from '../browser/owner.ts';
import type { Engine } from './driver.ts';
import { Visit } from './visit.ts';

/** The addresses of the public pages, and of the owner's area. */
export const PUBLIC_PAGES = Object.values(pages).map(({ path }) =>
  path === '404' ? '/das-gibt-es-nicht' : `/${path}`,
);
export const AREA = ADMIN_PAGES.map(({ address }) => address);

/** Opens a window in which the owner is logged in, who has refused cookies. */
export async function comeIn(engine: Engine, origin: string): Promise<Visit> {
  const visit = new Visit(await engine.open(), origin);
  await visit.open('/impressum');
  await visit.driver.evaluate(async (body) => {
    await fetch('/api/admin/login', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    localStorage.setItem('cookieConsent', 'declined');
  }, JSON.stringify(OWNER));
  return visit;
}
