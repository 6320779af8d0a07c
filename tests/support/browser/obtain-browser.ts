import { existsSync } from 'node:fs';
import process from 'node:process';
import { runChild } from '../run/child.ts';
import { findBrowser } from './find-browser.ts';

const INSTALL_LIMIT_MS = 4 * 60 * 1000;

/** Lists commands that install a browser on this machine, the least invasive first. */
const COMMANDS = [
  ['playwright', 'install', '--only-shell', 'chromium'],
  ...(process.getuid?.() === 0 && existsSync('/etc/debian_version')
    ? [
        ['apt-get', 'update'],
        ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
        ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
      ]
    : []),
];

/** Finds a browser that starts, or installs one. Returns its path, or a sentence about the failure. */
export async function obtainBrowser(): Promise<{ path: string } | { problem: string }> {
  let path = await findBrowser();
  for (const command of COMMANDS) {
    if (path) return { path };
    console.log(`No browser found: ${command.join(' ')} …`);
    await runChild(command, { limitMs: INSTALL_LIMIT_MS, env: { DEBIAN_FRONTEND: 'noninteractive' } });
    path = await findBrowser();
  }
  const problem =
    'No browser was found and none could be installed: install Chromium or Chrome, or set CHROME_PATH to one, and run again.';
  return path ? { path } : { problem };
}
