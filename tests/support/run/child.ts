import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

/** A command that has ended. `code` is null when it was ended by a signal or never started. */
export interface Ended {
  code: number | null;
  output: string;
}

interface ChildOptions {
  /** Added to our own. */
  env?: Record<string, string | undefined>;
  /** Pass the output through while the command runs; otherwise it is only returned. */
  live?: boolean;
  limitMs?: number;
}

const KILL_AFTER_MS = 5000;
const running = new Set<ChildProcess>();
const isWindows = process.platform === 'win32';

/** Runs a command to its end, in a process group of its own: what it leaves behind ends with it. */
export function runChild([file = '', ...args]: readonly string[], options: ChildOptions = {}): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>();
  const child = spawn(file, args, {
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !isWindows,
    timeout: options.limitMs,
    // Only cmd.exe finds the .cmd files in node_modules/.bin.
    shell: isWindows,
  });
  running.add(child);
  let output = '';
  const finish = (code: number | null) => {
    running.delete(child);
    resolve({ code, output });
  };
  const take = (chunk: Buffer) => {
    output += chunk.toString();
    if (options.live) process.stdout.write(chunk);
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  child.on('error', ({ message }) => {
    output += `${message}\n`;
    finish(null);
  });
  // It would also hold the output open.
  child.on('exit', () => signalGroup(child, 'SIGKILL'));
  child.on('close', finish);
  return promise;
}

/** Ends every command that still runs (Ctrl-C), and gives it the time to stop its servers. */
export async function endAllChildren(): Promise<void> {
  const children = [...running];
  for (const child of children) signalGroup(child, 'SIGINT');
  const timer = setTimeout(() => {
    for (const child of children) signalGroup(child, 'SIGKILL');
  }, KILL_AFTER_MS);
  await Promise.all(children.map((child) => once(child, 'close')));
  clearTimeout(timer);
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (isWindows) child.kill(signal);
    else if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // The group is gone already, which is what was wanted.
  }
}
