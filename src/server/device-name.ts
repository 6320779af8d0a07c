import Bowser from 'bowser';
import { deviceTexts as texts } from './texts.ts';

/** 'Firefox auf Windows' from a user agent; a sentence for 'unknown' where it says nothing. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return texts.unknown;
  const { browser, os } = Bowser.parse(userAgent);
  return browser.name && os.name ? texts.of(browser.name, os.name) : texts.unknown;
}
