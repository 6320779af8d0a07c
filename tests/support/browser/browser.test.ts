import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { browserCandidates, findBrowser } from './find-browser.ts';
import { installCommands, obtainBrowser, WHAT_TO_DO } from './obtain-browser.ts';

async function program(body: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'browser-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'chromium');
  await writeFile(path, `#!/bin/sh\n${body}\n`);
  await chmod(path, 0o755);
  return path;
}

describe('where a browser is looked for', () => {
  test('first what the environment names, then headless shells, then full browsers; Playwright’s before the system’s', async () => {
    const cache = await mkdtemp(join(tmpdir(), 'playwright-'));
    onTestFinished(() => rm(cache, { recursive: true, force: true }));
    const shell = join(cache, 'chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell');
    await mkdir(dirname(shell), { recursive: true });
    await writeFile(shell, '');
    const full = join(cache, 'chromium-1255/chrome-linux64/chrome');
    const environment = { CHROME_PATH: '/a', PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: '/b', PATH: '/opt/bin' };
    const candidates = browserCandidates(environment, 'linux', full);
    expect(candidates.filter((path) => !path.startsWith('/snap')).slice(0, 8)).toEqual([
      ...['/a', '/b', shell, '/opt/bin/chromium-headless-shell', '/usr/bin/chromium-headless-shell'],
      ...[full, '/opt/bin/chromium', '/usr/bin/chromium'],
    ]);
    expect(candidates).toContain('/usr/bin/google-chrome');
  });

  test('on macOS among the applications, on Windows under the program folders', () => {
    const mac = browserCandidates({}, 'darwin', '/own');
    expect(mac).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    const windows = browserCandidates({ PROGRAMFILES: 'C:\\Program Files' }, 'win32', 'own');
    expect(windows).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
  });
});

describe.skipIf(process.platform === 'win32')('what counts as a browser', () => {
  test('the first that is there and starts', async () => {
    const stub = await program('echo "please install the snap" >&2; exit 1');
    const good = await program('echo "Chromium 150"');
    expect(await findBrowser(['/nowhere/chromium', stub, good])).toBe(good);
  });

  test('nothing when none starts', async () => {
    expect(await findBrowser(['/nowhere/chromium'])).toBeUndefined();
  });
});

describe('getting one', () => {
  const run = vi.fn(async () => undefined);
  beforeEach(() => {
    run.mockClear();
    vi.spyOn(console, 'log').mockImplementation(() => {});
  });

  test('installs nothing when one is there', async () => {
    const path = '/usr/bin/chromium';
    expect(await obtainBrowser(async () => path, installCommands(true, true), run)).toEqual({ path });
    expect(run).not.toHaveBeenCalled();
  });

  test('as root on Debian: Playwright’s shell first, then the system’s, then its full browser', async () => {
    const commands = installCommands(true, true);
    expect(commands.map((command) => command.at(-1))).toEqual([
      ...['chromium', 'update', 'chromium-headless-shell', 'chromium'],
    ]);
    const path = '/usr/bin/chromium';
    const installed = async () => (run.mock.calls.length === commands.length ? path : undefined);
    expect(await obtainBrowser(installed, commands, run)).toEqual({ path });
  });

  test('says in one sentence what to do where none can be had', async () => {
    const answer = await obtainBrowser(async () => undefined, installCommands(false, true), run);
    expect(answer).toEqual({ problem: WHAT_TO_DO });
    expect(run).toHaveBeenCalledOnce();
  });
});
