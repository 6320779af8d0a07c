import { existsSync } from 'node:fs';
import process from 'node:process';
import { chromium, firefox, webkit } from '@playwright/test';
import type { Engine } from './driver.ts';

/** Chromium with a mouse, which a browser without a window denies. */
export const CHROMIUM = {
  executablePath: process.env.CHROME_PATH,
  args: [
    ...['--no-sandbox', '--disable-gpu'],
    '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  ],
};
const hasAll = (...paths: string[]) => paths.every((path) => existsSync(path));

/** The ways to start each engine on this machine: Playwright's own browser, or else Debian's packages. */
const WAYS: Record<string, { is: boolean; start: () => Promise<Engine> }[]> = {
  chromium: [
    {
      is: true,
      start: async () => (await import('./playwright.ts')).startPlaywright(chromium, CHROMIUM),
    },
  ],
  firefox: [
    {
      is: existsSync(firefox.executablePath()),
      start: async () => (await import('./playwright.ts')).startPlaywright(firefox),
    },
    {
      is: hasAll('/usr/bin/firefox-esr', '/usr/bin/Xvfb'),
      start: async () => (await import('./firefox.ts')).startFirefox(),
    },
  ],
  webkit: [
    {
      is: existsSync(webkit.executablePath()),
      start: async () => (await import('./playwright.ts')).startPlaywright(webkit),
    },
    {
      is: hasAll('/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/lib/python3/dist-packages/gi'),
      start: async () => (await import('./webkit.ts')).startWebKit(),
    },
  ],
};

export const engineNames = Object.keys(WAYS);

/** Starts an engine; undefined where it is not installed. */
export const wayToStart = (name: string) => WAYS[name]?.find(({ is }) => is)?.start;
