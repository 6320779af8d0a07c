import { HOUR_MS, MINUTE_MS } from '#config/limits.ts';

export const TOP_SOURCES = 3;
export const USER_AGENT_MIN_CHARS = 10; // Spec §9: a shorter one is a bot's
export const SESSION_ID_MAX_CHARS = 255; // Spec §3
export const ANALYTICS_WORD_MAX_CHARS = 50; // Spec §3: device, browser, os
export const PAGE_MAX_CHARS = 500;
export const REFERRER_MAX_CHARS = 1000;
export const VIEWPORT_MAX_PX = 100_000;
export const TABLET_FROM_PX = 768; // Spec §9
export const DESKTOP_FROM_PX = 1024; // Spec §9
/** A view reported again (a resized window, a consent given on the page) replaces its row within this time. */
export const VIEW_RESENT_WITHIN_MS = 12 * HOUR_MS;
export const ANALYTICS_WINDOW_MS = 10 * MINUTE_MS;
export const ANALYTICS_CLIENTS_AT_MOST = 10_000;
export const ANALYTICS_ENTRIES_MAX = 500; // Ruling 15
export const TOP_ENTRIES = 8;
