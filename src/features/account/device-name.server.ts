import Bowser from 'bowser';
import { accountAnswers } from './texts.ts';

/** 'Firefox auf Windows' from a user agent; a sentence for 'unknown' where it says nothing. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return accountAnswers.unknownDevice;
  const { browser, os } = Bowser.parse(userAgent);
  return browser.name && os.name ? accountAnswers.deviceOf(browser.name, os.name) : accountAnswers.unknownDevice;
}
