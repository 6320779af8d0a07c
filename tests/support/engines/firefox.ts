import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KeyInput, launch } from 'puppeteer-core';
import { type Driver, WATCH } from './driver.ts';
import { startScreen } from './screen.ts';

export const FIREFOX = '/usr/bin/firefox-esr';

/** Starts Debian's Firefox with a window, over WebDriver BiDi. */
export async function startFirefox(): Promise<Driver> {
  const screen = await startScreen();
  // As root it refuses the home of another person.
  const home = await mkdtemp(join(tmpdir(), 'firefox-'));
  const browser = await launch({
    browser: 'firefox',
    // The tests have their own limits, which a slow machine stretches.
    timeout: 0,
    protocolTimeout: 0,
    executablePath: FIREFOX,
    headless: false,
    defaultViewport: null,
    env: { ...screen.env, HOME: home },
    extraPrefsFirefox: {
      'intl.locale.requested': 'de',
      'intl.accept_languages': 'de-DE, de',
      // Scroll bars that take room would leave 378 of 390 px.
      'ui.useOverlayScrollbars': 1,
      // Each frame is drawn without a graphics card.
      'layout.frame_rate': 20,
    },
  });
  // In the first tab nothing has the focus.
  const page = await (await browser.createBrowserContext()).newPage();
  page.setDefaultTimeout(0);
  const trouble: string[] = [];
  page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  page.on('pageerror', (error) => trouble.push(`exception: ${error}`));
  page.on('dialog', (dialog) => dialog.accept());
  await page.evaluateOnNewDocument(WATCH);
  return {
    // A page that is just moving on by itself ends this one.
    goto: (url) => page.goto(url).catch(() => page.goto(url)),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    mouse: (x, y, presses = 0) => (presses > 0 ? page.mouse.click(x, y, { count: presses }) : page.mouse.move(x, y)),
    key: (key) => page.keyboard.press(key satisfies KeyInput),
    type: (text) => page.keyboard.type(text),
    upload: async (selector, paths) => {
      const field = await page.$(selector);
      await (field as { uploadFile: (...paths: string[]) => Promise<void> } | null)?.uploadFile(...paths);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    picture: () => page.screenshot(),
    trouble: () => trouble,
    close: async () => {
      await browser.close();
      screen.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
