import type { BrowserType, LaunchOptions } from '@playwright/test';
import { type Engine, WATCH } from './driver.ts';

/** Starts a browser that Playwright drives: Chromium, and its own Firefox and WebKit where they are installed. */
export async function startPlaywright(type: BrowserType, options: LaunchOptions = {}): Promise<Engine> {
  const browser = await type.launch(options);
  const open: Engine['open'] = async () => {
    const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });
    const page = await context.newPage();
    const trouble: string[] = [];
    page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
    page.on('pageerror', (error) => trouble.push(`exception: ${error}`));
    page.on('dialog', (dialog) => dialog.accept());
    await page.addInitScript(WATCH);
    return {
      goto: (url) => page.goto(url),
      // The types of Playwright know one argument.
      evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`) as never,
      mouse: async (x, y, presses = 0) => {
        await page.mouse.move(x, y);
        if (presses > 0) await page.mouse.click(x, y, { clickCount: presses });
      },
      key: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      upload: (selector, paths) => page.setInputFiles(selector, paths),
      resize: (width, height) => page.setViewportSize({ width, height }),
      picture: () => page.screenshot(),
      trouble: () => trouble,
      end: () => context.close(),
    };
  };
  return { open, close: () => browser.close() };
}
