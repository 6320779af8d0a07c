import { browserOf, osOf } from '#shared/user-agent.ts';
import { deviceTexts as texts } from './texts.ts';

/** 'Firefox auf Windows' from a user agent; texts.unknown if it names no browser or system. */
export function deviceName(userAgent: string | null): string {
  const [browser, os] = [browserOf(userAgent ?? ''), osOf(userAgent ?? '')];
  return browser && os ? texts.of(browser, os) : texts.unknown;
}
