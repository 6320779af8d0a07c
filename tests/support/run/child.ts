import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';

/** A command that has ended. `code` is null when it was ended by a signal or never started. */
export interface Ended {
  code: number | null;
  output: string;
}

export interface ChildOptions {
  /** Added to our own; `undefined` takes a variable away. */
  env?: Record<string, string | undefined>;
  /** Pass the output through while the command runs; otherwise it is only returned. */
  live?: boolean;
  limitMs?: number;
}

const running = new Set<ChildProcess>();
const KILL_AFTER_MS = 5000;
const isWindows = process.platform === 'win32';

/** Runs a command to its end, in a process group of its own so that nothing it started outlives it. */
export function runChild(command: readonly string[], options: ChildOptions = {}): Promise<Ended> {
  const [file = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !isWindows,
      // Only cmd.exe finds the .cmd files in node_modules/.bin.
      shell: isWindows,
    });
    let output = '';
    const take = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (options.live) stream.write(chunk);
    };
    running.add(child);
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));

    let limit: NodeJS.Timeout | undefined;
    if (options.limitMs) {
      limit = setTimeout(() => {
        output += `\nEnded after ${Math.round((options.limitMs ?? 0) / 1000)} s without a result.\n`;
        endChild(child);
      }, options.limitMs);
    }
    const finish = (code: number | null) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(null);
    });
    // What the command left behind in its group ends with it; it would also hold the output open.
    child.on('exit', () => signalGroup(child, 'SIGKILL'));
    child.on('close', finish);
  });
}

/** Ends every command that still runs (Ctrl-C). */
export const endAllChildren = () => Promise.all([...running].map(endChild));

function endChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => signalGroup(child, 'SIGKILL'), KILL_AFTER_MS);
    child.once('close', () => {
      clearTimeout(force);
      resolve();
    });
    signalGroup(child, 'SIGINT');
  });
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.pid === undefined) return;
  try {
    if (isWindows) spawn('taskkill', ['/pid', String(child.pid), '/t', '/f']);
    else process.kill(-child.pid, signal);
  } catch {
    // The group is gone already, which is what was wanted.
  }
}
