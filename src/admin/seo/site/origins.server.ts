import { business } from '#content/business.ts';
import type { Origins } from './site.ts';

/**
 * The site to read. Its address comes from the platform (URL; the local server sets it too), so that no request can
 * name another one; only where the platform is silent, from the address that was called.
 */
export const originsOf = (request: Request): Origins => ({
  own: new URL(process.env.URL || request.url).origin,
  public: new URL(business.siteUrl).origin,
});
