import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { patience } from '../run/pace.ts';

const VERSION_LIMIT_MS = patience(20_000);

/** On other systems Playwright's own is installed. */
const LINUX_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];

/**
 * Lists the paths of a Chromium, best first: from the environment, then headless shells, then full browsers; each time
 * Playwright's own before the system's. Shells come first, because they save a fifth of the work.
 */
function browserCandidates(): string[] {
  const { env, platform } = process;
  const full = chromium.executablePath();
  const folders = [...new Set([...(env.PATH ?? '').split(':'), '/usr/bin', '/snap/bin'])].filter(Boolean);
  const onLinux = (name: string) => (platform === 'linux' ? folders.map((folder) => join(folder, name)) : []);
  return [
    ...[env.CHROME_PATH, env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH].filter((path) => !!path),
    ...playwrightsShells(full),
    ...onLinux('chromium-headless-shell'),
    full,
    ...LINUX_NAMES.flatMap(onLinux),
  ] as string[];
}

/** Lists Playwright's shells, which are installed beside its full build. */
function playwrightsShells(full: string): string[] {
  const [folder = ''] = full.split(/chromium-\d+/);
  const shells = globSync('chromium_headless_shell-*/*/{chrome-headless-shell,headless_shell}{,.exe}', { cwd: folder });
  return shells.map((shell) => join(folder, shell));
}

/** Finds the first browser that exists and starts; undefined without one. */
export async function findBrowser(): Promise<string | undefined> {
  for (const path of browserCandidates()) {
    if (existsSync(path) && (await starts(path))) return path;
  }
  return undefined;
}

/** Whether a path starts. Ubuntu's chromium-browser without its snap does not, nor one that lacks libraries. */
async function starts(path: string): Promise<boolean> {
  // Skips the check on Windows, where `--version` opens a window instead of answering.
  if (process.platform === 'win32') return true;
  try {
    await promisify(execFile)(path, ['--version'], { timeout: VERSION_LIMIT_MS });
    return true;
  } catch {
    return false;
  }
}
