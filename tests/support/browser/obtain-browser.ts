import { existsSync } from 'node:fs';
import process from 'node:process';
import { runChild } from '../run/child.ts';
import { findBrowser } from './find-browser.ts';

const INSTALL_LIMIT_MS = 4 * 60 * 1000;

export const WHAT_TO_DO =
  'No browser was found and none could be installed: install Chromium or Chrome, or set CHROME_PATH to one, and run again.';

/** Commands that install a browser on this machine, the gentlest first. */
export const installCommands = (isRoot: boolean, isDebian: boolean): string[][] => [
  ['playwright', 'install', '--only-shell', 'chromium'],
  ...(isRoot && isDebian
    ? [
        ['apt-get', 'update'],
        ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
        ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
      ]
    : []),
];

/** The path of a browser that starts, installed first where there is none; otherwise one sentence for people. */
export async function obtainBrowser(
  find: () => Promise<string | undefined> = findBrowser,
  commands = installCommands(process.getuid?.() === 0, existsSync('/etc/debian_version')),
  run: (command: string[], options: object) => Promise<unknown> = runChild,
): Promise<{ path: string } | { problem: string }> {
  let path = await find();
  for (const command of path ? [] : commands) {
    console.log(`No browser found: ${command.join(' ')} …`);
    await run(command, { limitMs: INSTALL_LIMIT_MS, env: { DEBIAN_FRONTEND: 'noninteractive' } });
    path = await find();
    if (path) break;
  }
  return path ? { path } : { problem: WHAT_TO_DO };
}
