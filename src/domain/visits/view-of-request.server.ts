import { isbot } from 'isbot';
import { USER_AGENT_MAX_CHARS } from '#config/limits.ts';
import { browserOf, osOf } from '#shared/user-agent.ts';
import { looksLikeBot } from './bots.ts';
import { countryOf } from './country.ts';
import { deviceByUserAgent } from './device.ts';
import type { PageView } from './page-view.ts';

/** What a view tells of its visitor; whoever it was stays open. */
export type ViewTraits = Required<Omit<PageView, 'sessionId' | 'page'>>;

/** Whether a visitor agreed to more than the bare view: then the report carries more than page and sessionId. */
export const isWithConsent = ({ sessionId: _, page: __, ...traits }: PageView): boolean =>
  Object.values(traits).some((value) => value !== undefined && value !== null);

/**
 * The traits of a view: as the browser reported them with consent, else derived from the request's ordinary headers
 * (ruling 10). The server looks for robots in both cases, also by the list that isbot keeps.
 */
export function traitsOf(view: PageView, request: Request): ViewTraits {
  const userAgent = view.userAgent ?? request.headers.get('user-agent')?.slice(0, USER_AGENT_MAX_CHARS) ?? '';
  return {
    userAgent: userAgent || null,
    referrer: view.referrer ?? null,
    country: view.country ?? countryOf(request.headers.get('accept-language')?.split(/[,;]/)[0]),
    device: view.device ?? deviceByUserAgent(userAgent),
    browser: view.browser ?? browserOf(userAgent),
    os: view.os ?? osOf(userAgent),
    isBot: view.isBot === true || looksLikeBot(userAgent) || isbot(userAgent),
    viewportWidth: view.viewportWidth ?? null,
    viewportHeight: view.viewportHeight ?? null,
  };
}
