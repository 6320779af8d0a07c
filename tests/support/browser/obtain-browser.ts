import { existsSync } from 'node:fs';
import process from 'node:process';
import { runChild } from '../run/child.ts';
import { findBrowser } from './find-browser.ts';

const DOWNLOAD_LIMIT_MS = 3 * 60 * 1000;
const PACKAGES_LIMIT_MS = 4 * 60 * 1000;

export const WHAT_TO_DO =
  'No browser was found and none could be installed: install Chromium or Chrome, or set CHROME_PATH to one, and run again.';

/** What the machine lets us do; given by hand in tests. */
export interface Installer {
  name: string;
  commands: readonly (readonly string[])[];
  limitMs: number;
}

/** The ways to get a browser that this machine offers, the gentlest first. */
export function installersOf(isRoot: boolean, isDebian: boolean): Installer[] {
  const download: Installer = {
    name: "Playwright's Chromium",
    commands: [['playwright', 'install', 'chromium']],
    limitMs: DOWNLOAD_LIMIT_MS,
  };
  const packaged = (name: string): Installer => ({
    name: `Debian's ${name}`,
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', name],
    ],
    limitMs: PACKAGES_LIMIT_MS,
  });
  return isRoot && isDebian ? [download, packaged('chromium-headless-shell'), packaged('chromium')] : [download];
}

/** The path of a browser that starts, installed first where there is none; otherwise one sentence for people. */
export async function obtainBrowser(
  find: () => Promise<string | undefined> = findBrowser,
  installers = installersOf(process.getuid?.() === 0, existsSync('/etc/debian_version')),
  run = runChild,
): Promise<{ path: string } | { problem: string }> {
  const found = await find();
  if (found) return { path: found };
  for (const { name, commands, limitMs } of installers) {
    console.log(`No browser found; installing ${name} …`);
    for (const command of commands) {
      await run(command, { limitMs, env: { DEBIAN_FRONTEND: 'noninteractive' } });
    }
    const installed = await find();
    if (installed) return { path: installed };
  }
  return { problem: WHAT_TO_DO };
}
