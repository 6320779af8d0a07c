import { browserOf } from '#shared/user-agent.ts';
import { DESKTOP_FROM_PX, TABLET_FROM_PX, USER_AGENT_MIN_CHARS } from './limits.ts';

export type Device = 'Mobile' | 'Tablet' | 'Desktop';

/** By the window's width in CSS pixels (Spec §9). */
export const deviceByWidth = (width: number): Device =>
  width < TABLET_FROM_PX ? 'Mobile' : width < DESKTOP_FROM_PX ? 'Tablet' : 'Desktop';

/** Android tablets leave out 'Mobile'; iPads pass for a Mac. */
export const deviceByUserAgent = (userAgent: string): Device => {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'Tablet';
  return /Mobi|iPhone|iPod/.test(userAgent) ? 'Mobile' : 'Desktop';
};

/** 'de-AT' is AT, 'zh-Hans-CN' is CN, DE without a region (Spec §9). */
export const countryOf = (language = ''): string => /-([a-z]{2})\b/i.exec(language)?.[1]?.toUpperCase() ?? 'DE';

/** 'http' finds crawlers' addresses. No 'u' before 'bot', because of Cubot phones. */
const MACHINES = /[^u]bot|crawl|spider|scan|monitor|uptime|headless|http|curl|python/i;

/** Spec §9. Most bots name no browser. Short, because every page loads it; the server also asks the package isbot. */
export const looksLikeBot = (userAgent = ''): boolean =>
  userAgent.length < USER_AGENT_MIN_CHARS || MACHINES.test(userAgent) || !browserOf(userAgent);
