import { USER_AGENT_MIN_CHARS } from '#config/limits.ts';
import { browserOf } from '#shared/user-agent.ts';

/**
 * Crawlers, monitors and script clients; 'http' finds crawlers' addresses. No 'u' before 'bot', because of Cubot
 * phones.
 */
const MACHINES = /[^u]bot|crawl|spider|scan|monitor|uptime|headless|http|curl|python/i;

/**
 * Whether a user agent is a bot's (Spec §9). Most name no browser. Short, because every page loads it; the server also
 * asks the package isbot.
 */
export const looksLikeBot = (userAgent = ''): boolean =>
  userAgent.length < USER_AGENT_MIN_CHARS || MACHINES.test(userAgent) || !browserOf(userAgent);
