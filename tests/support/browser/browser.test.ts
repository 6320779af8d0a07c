import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { browserCandidates, findBrowser } from './find-browser.ts';
import { installCommands, obtainBrowser, WHAT_TO_DO } from './obtain-browser.ts';

describe('where a browser is looked for', () => {
  test('first what the environment names, then headless shells, then full browsers; Playwright’s before the system’s', () => {
    const candidates = browserCandidates({ CHROME_PATH: '/a', PATH: '/opt/bin' }, 'linux', '/own/chromium-1255/chrome');
    expect(candidates.filter((path) => !path.startsWith('/snap')).slice(0, 5)).toEqual([
      ...['/a', '/opt/bin/chromium-headless-shell', '/usr/bin/chromium-headless-shell'],
      ...['/own/chromium-1255/chrome', '/opt/bin/chromium'],
    ]);
  });

  test('on macOS among the applications, on Windows under the program folders', () => {
    const mac = browserCandidates({}, 'darwin', '/own');
    expect(mac).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    const windows = browserCandidates({ PROGRAMFILES: 'C:\\Program Files' }, 'win32', 'own');
    expect(windows).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
  });
});

test.skipIf(process.platform === 'win32')('a browser is the first that is there and starts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'browser-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const program = async (name: string, body: string) => {
    await writeFile(join(folder, name), `#!/bin/sh\n${body}\n`, { mode: 0o755 });
    return join(folder, name);
  };
  const stub = await program('stub', 'echo "please install the snap" >&2; exit 1');
  const good = await program('good', 'echo "Chromium 150"');
  expect(await findBrowser(['/nowhere/chromium', stub, good])).toBe(good);
  expect(await findBrowser(['/nowhere/chromium', stub])).toBeUndefined();
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
