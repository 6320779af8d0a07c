import { business } from '#content/business.ts';
import { ownOrigin } from '#http/own-origin.ts';
import type { Origins } from './site.ts';

/** The site to read, and the name under which the world reads it. */
export const origins = (): Origins => ({
  own: ownOrigin(),
  public: new URL(business.siteUrl).origin,
});
