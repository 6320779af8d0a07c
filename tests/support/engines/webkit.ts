import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '#platform/http/listen.ts';
import { type Driver, type Key, WATCH } from './driver.ts';
import { startScreen } from './screen.ts';

export const WEBKIT = '/usr/bin/WebKitWebDriver';

const BARE = fileURLToPath(new URL('bare.py', import.meta.url));
const KEYS: Record<Key, string> = {
  Enter: '\ue007',
  Escape: '\ue00c',
  Tab: '\ue004',
  ArrowRight: '\ue014',
  End: '\ue010',
};
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts a WebDriver, which speaks HTTP. */
async function startDriver(env: Record<string, string>) {
  const port = await freePort();
  const driver = spawn(
    '/usr/bin/dbus-run-session',
    ['--', WEBKIT, `--port=${port}`, '--host=127.0.0.1'],
    // As root its sandbox does not start; nothing but the tests' own site is loaded.
    {
      env: {
        ...env,
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      },
      stdio: 'ignore',
      detached: true,
    },
  );
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  while (!(await ask('GET', '/status').catch(() => undefined))) await wait(50);
  return { ask, stop: () => driver.pid && process.kill(-driver.pid) };
}

/** Starts Debian's WebKitGTK in a bare window, over plain WebDriver. */
export async function startWebKit(): Promise<Driver> {
  const screen = await startScreen();
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const { ask, stop } = await startDriver(screen.env);
  const log = join(folder, 'trouble');
  await writeFile(log, '');
  const options = { binary: '/usr/bin/python3', args: [BARE, log, WATCH] };
  const always = {
    'webkitgtk:browserOptions': options,
    unhandledPromptBehavior: 'accept',
    timeouts: { script: null },
  };
  const { sessionId } = await ask('POST', '/session', { capabilities: { alwaysMatch: always } });
  const tell = (path: string, body: object = {}) => ask('POST', `/session/${sessionId}/${path}`, body);
  const act = (type: string, id: string, actions: object[]) => tell('actions', { actions: [{ type, id, actions }] });
  const typed = (keys: string) =>
    act(
      'key',
      'keys',
      [...keys].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    );
  const evaluate: Driver['evaluate'] = async (run, ...args) => {
    const script = `const end = [...arguments].at(-1);
      (async () => ({ value: await (${run})(...[...arguments].slice(0, -1)) }))().catch((e) => ({ error: e.message + e.stack })).then(end);`;
    const { value, error } = (await tell('execute/async', { script, args })) as { value: never; error?: string };
    if (error) throw new Error(error);
    return value ?? (undefined as never);
  };
  return {
    goto: (url) => tell('url', { url }),
    evaluate,
    mouse: (x, y, presses = 0) => {
      const press = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const there = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
      return act('pointer', 'mouse', [there, ...Array.from({ length: presses }, () => press).flat()]);
    },
    key: (key) => typed(KEYS[key]),
    type: typed,
    upload: async (selector, paths) => {
      const field = (await tell('element', { using: 'css selector', value: selector })) as Record<string, string>;
      await tell(`element/${field[ELEMENT]}/value`, { text: paths.join('\n') });
    },
    resize: async (width, height) => {
      await tell('window/rect', { width, height });
      // It answers before the window has its size.
      await evaluate(async (wide) => {
        while (innerWidth !== wide) await new Promise((later) => setTimeout(later, 10));
      }, width);
    },
    picture: async () => Buffer.from(await ask('GET', `/session/${sessionId}/screenshot`), 'base64'),
    trouble: async () => (await readFile(log, 'utf8')).split('\n').filter(Boolean),
    close: async () => {
      stop();
      screen.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
