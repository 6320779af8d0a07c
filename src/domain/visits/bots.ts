import { USER_AGENT_MIN_CHARS } from '#config/limits.ts';
import { browserOf } from '#shared/user-agent.ts';

/**
 * Crawlers, monitors and script clients that call themselves a browser besides; 'http' also finds the address that
 * crawlers leave. A telephone is called Cubot: no 'u' before 'bot'.
 */
const MACHINES = /[^u]bot|crawl|spider|scan|monitor|uptime|headless|http|curl|python/i;

/**
 * Whether a visit is flagged isBot by its user agent (Spec §9). Most machines, and a bare 'Mozilla/5.0', are found by
 * naming no browser. In every page, therefore short: the server adds a list that is kept up by others.
 */
export const looksLikeBot = (userAgent = ''): boolean =>
  userAgent.length < USER_AGENT_MIN_CHARS || MACHINES.test(userAgent) || !browserOf(userAgent);
