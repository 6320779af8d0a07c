import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';

export type Environment = Readonly<Record<string, string | undefined>>;

const VERSION_LIMIT_MS = 20_000;

const LINUX_NAMES = [
  // The same engine without the windows that no test looks at: a fifth less work for the processors.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];
const MAC_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const WINDOWS_PROGRAMS = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** Where a Chromium may lie, most wanted first: what the environment names, Playwright's own, the system's. */
export function browserCandidates(
  environment: Environment = process.env,
  platform: NodeJS.Platform = process.platform,
  playwrightsOwn: string = chromium.executablePath(),
): string[] {
  const named = [environment.CHROME_PATH, environment.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH];
  return [...named, playwrightsOwn, ...systemPaths(environment, platform)].filter((path) => !!path) as string[];
}

function systemPaths(environment: Environment, platform: NodeJS.Platform): string[] {
  if (platform === 'darwin') return MAC_APPS;
  if (platform === 'win32') {
    const folders = [environment.PROGRAMFILES, environment['PROGRAMFILES(X86)'], environment.LOCALAPPDATA];
    return folders.flatMap((folder) => (folder ? WINDOWS_PROGRAMS.map((program) => `${folder}\\${program}`) : []));
  }
  const folders = [...(environment.PATH ?? '').split(':'), '/usr/bin', '/snap/bin'].filter((folder) => folder !== '');
  return LINUX_NAMES.flatMap((name) => [...new Set(folders)].map((folder) => join(folder, name)));
}

/** The first browser that is there and starts, or undefined. */
export async function findBrowser(candidates = browserCandidates()): Promise<string | undefined> {
  for (const path of candidates) {
    if (existsSync(path) && (await starts(path))) return path;
  }
  return undefined;
}

/** A path may exist and still be no browser: Ubuntu's chromium-browser without its snap, or missing libraries. */
async function starts(path: string): Promise<boolean> {
  // On Windows `--version` opens a window instead of answering.
  if (process.platform === 'win32') return true;
  try {
    await promisify(execFile)(path, ['--version'], { timeout: VERSION_LIMIT_MS });
    return true;
  } catch {
    return false;
  }
}
