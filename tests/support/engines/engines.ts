import { existsSync } from 'node:fs';
import process from 'node:process';
import { chromium, firefox, webkit } from '@playwright/test';
import type { Driver } from './driver.ts';

/** Chromium with a mouse, which a browser without a window denies. */
export const CHROMIUM = {
  executablePath: process.env.CHROME_PATH,
  args: [
    ...['--no-sandbox', '--disable-gpu'],
    '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  ],
};

const OWN = { chromium, firefox, webkit };
export type EngineName = keyof typeof OWN;

/** The files of Debian's packages that an engine needs, and what starts it. */
const DEBIAN: Record<EngineName, { needs: string[]; start: () => Promise<Driver> }> = {
  chromium: {
    needs: [],
    start: async () => (await import('./playwright.ts')).startPlaywright(chromium, CHROMIUM),
  },
  firefox: {
    needs: ['/usr/bin/firefox-esr', '/usr/bin/Xvfb'],
    start: async () => (await import('./firefox.ts')).startFirefox(),
  },
  webkit: {
    needs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/lib/python3/dist-packages/gi'],
    start: async () => (await import('./webkit.ts')).startWebKit(),
  },
};

export const engineNames = Object.keys(OWN) as EngineName[];

/** Returns the way to start an engine on this machine: Playwright's own, or else Debian's; undefined where it has none. */
export function wayToStart(name: EngineName): (() => Promise<Driver>) | undefined {
  if (name !== 'chromium' && existsSync(OWN[name].executablePath()))
    return async () => (await import('./playwright.ts')).startPlaywright(OWN[name]);
  const { needs, start } = DEBIAN[name];
  return needs.every((path) => existsSync(path)) ? start : undefined;
}
