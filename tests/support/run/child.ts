import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

/** A command that has ended. `code` is null after a signal or a failed start. */
export interface Ended {
  code: number | null;
  output: string;
}

interface ChildOptions {
  /** Added to this process's variables. */
  env?: Record<string, string | undefined>;
  /** Whether the output also passes through while the command runs. */
  live?: boolean;
  limitMs?: number;
  cwd?: string;
}

const KILL_AFTER_MS = 5000;
const running = new Set<ChildProcess>();
const isWindows = process.platform === 'win32';

/** Runs a command to its end, in its own process group, so that its children end with it. */
export function runChild([file = '', ...args]: readonly string[], options: ChildOptions = {}): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>();
  const child = spawn(file, args, {
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !isWindows,
    timeout: options.limitMs,
    cwd: options.cwd,
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
  // A remaining child would also hold the output open.
  child.on('exit', () => signalGroup(child, 'SIGKILL'));
  child.on('close', finish);
  return promise;
}

/** Ends all running commands (Ctrl-C), with time to stop their servers. */
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
    // The group has already ended.
  }
}
