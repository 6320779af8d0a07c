import type { BrowserType, LaunchOptions } from '@playwright/test';
import { type Driver, WATCH } from './driver.ts';

/** Starts a browser that Playwright drives: Chromium, and its own Firefox and WebKit where they are installed. */
export async function startPlaywright(type: BrowserType, options: LaunchOptions = {}): Promise<Driver> {
  const browser = await type.launch(options);
  const page = await browser.newPage({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });
  const trouble: string[] = [];
  page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  page.on('pageerror', (error) => trouble.push(`exception: ${error}`));
  page.on('dialog', (dialog) => dialog.accept());
  await page.addInitScript(WATCH);
  return {
    goto: (url) => page.goto(url),
    // The types of Playwright know one argument.
    evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`) as never,
    mouse: (x, y, presses = 0) =>
      presses > 0 ? page.mouse.click(x, y, { clickCount: presses }) : page.mouse.move(x, y),
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    upload: (selector, paths) => page.setInputFiles(selector, paths),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: () => page.screenshot(),
    trouble: () => trouble,
    close: () => browser.close(),
  };
}
