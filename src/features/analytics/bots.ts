import { USER_AGENT_MIN_CHARS } from '#config/limits.ts';
import { browserOf } from './user-agent.ts';

/** Crawlers, monitors, script clients. A telephone is called Cubot: no 'u' before 'bot'. */
const MACHINES =
  /(^|[^u])bot|crawl|spider|slurp|monitor|uptime|pingdom|lighthouse|headless|scan|curl|wget|python|java\/|okhttp|axios|node|go-http|ruby|perl|php|phantom|selenium|puppeteer|playwright|https?:\/\//i;

/** Whether a visit is flagged isBot by its user agent (Spec §9). */
export const looksLikeBot = (userAgent = ''): boolean =>
  userAgent.length < USER_AGENT_MIN_CHARS ||
  /^Mozilla\/[45]\.0$/.test(userAgent) ||
  MACHINES.test(userAgent) ||
  !browserOf(userAgent);
