import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { browserCandidates, findBrowser } from './find-browser.ts';
import { installersOf, obtainBrowser, WHAT_TO_DO } from './obtain-browser.ts';

async function program(body: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'browser-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'chromium');
  await writeFile(path, `#!/bin/sh\n${body}\n`);
  await chmod(path, 0o755);
  return path;
}

describe('where a browser is looked for', () => {
  test('first what the environment names, then Playwright’s own, then the system’s', () => {
    const environment = { CHROME_PATH: '/a', PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: '/b', PATH: '/opt/bin' };
    const candidates = browserCandidates(environment, 'linux', '/own');
    expect(candidates.slice(0, 4)).toEqual(['/a', '/b', '/own', '/opt/bin/chromium-headless-shell']);
    expect(candidates).toContain('/usr/bin/google-chrome');
  });

  test('on macOS among the applications', () => {
    expect(browserCandidates({}, 'darwin', '/own')).toContain(
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    );
  });

  test('on Windows under the program folders', () => {
    expect(browserCandidates({ PROGRAMFILES: 'C:\\Program Files' }, 'win32', 'own')).toContain(
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    );
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
  const quiet = () => vi.spyOn(console, 'log').mockImplementation(() => {});
  const succeed = async () => ({ code: 0, output: '' });

  test('installs nothing when one is there', async () => {
    const run = vi.fn(succeed);
    expect(await obtainBrowser(async () => '/usr/bin/chromium', installersOf(true, true), run)).toEqual({
      path: '/usr/bin/chromium',
    });
    expect(run).not.toHaveBeenCalled();
  });

  test('as root on Debian: Playwright’s download first, then the system’s packages', async () => {
    quiet();
    const commands: string[] = [];
    const run = async (command: readonly string[]) => {
      commands.push(command.join(' '));
      return { code: 1, output: '' };
    };
    const installed = async () => (commands.length === 5 ? '/usr/bin/chromium' : undefined);
    expect(await obtainBrowser(installed, installersOf(true, true), run)).toEqual({ path: '/usr/bin/chromium' });
    expect(commands).toEqual([
      'playwright install chromium',
      'apt-get update',
      'apt-get install -y --no-install-recommends chromium-headless-shell',
      'apt-get update',
      'apt-get install -y --no-install-recommends chromium',
    ]);
  });

  test('says in one sentence what to do where none can be had', async () => {
    quiet();
    const answer = await obtainBrowser(async () => undefined, installersOf(false, true), succeed);
    expect(answer).toEqual({ problem: WHAT_TO_DO });
    expect(WHAT_TO_DO).toContain('CHROME_PATH');
  });
});
