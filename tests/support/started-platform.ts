import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectFolder } from '#build/project.ts';

/** The platform's output when it is ready. */
const READY = 'Beenden mit Strg+C.';

export interface StartedPlatform {
  process: ChildProcess;
  address: string;
  /** The output so far. */
  output: () => string;
  /** Sends a signal and waits for the end. Returns the exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Kills a test's remaining processes. */
export function killWhatRuns(): void {
  for (const child of running) child.kill('SIGKILL');
}
process.once('exit', killWhatRuns);

/** Runs a command of package.json's scripts on this project, with the test's own data. */
export function run(command: readonly string[], env: Record<string, string>, cwd = projectFolder) {
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return { child, output: () => output };
}

export const startCommand = [process.execPath, 'src/commands/start.ts'];

/** Starts the platform and waits until it says that it is ready. */
export async function startPlatform(
  env: Record<string, string>,
  command = startCommand,
  cwd = projectFolder,
): Promise<StartedPlatform> {
  const { child, output } = run(command, env, cwd);
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output().includes(READY) && resolve());
    child.once('exit', () => reject(new Error(`It ended:\n${output()}`)));
  });
  return {
    process: child,
    address: /http:\/\/localhost:\d+/.exec(output())?.[0] ?? '',
    output,
    end: async (signal) => {
      child.kill(signal);
      const [code] = await once(child, 'exit');
      return code;
    },
  };
}
