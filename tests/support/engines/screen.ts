import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { patience } from '../run/pace.ts';

/**
 * Starts a screen without a monitor, because a browser without a window has no mouse (`hover: hover`). Returns the
 * variables of its programs.
 */
export async function startScreen() {
  const options = ['-displayfd', '1', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'];
  const screen = spawn('/usr/bin/Xvfb', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = await once(screen.stdout, 'data', { signal: AbortSignal.timeout(patience(30_000)) });
  const env = { DISPLAY: `:${String(number).trim()}`, TZ: 'Europe/Berlin', LC_ALL: 'de_DE.UTF-8' };
  return { env: { ...process.env, ...env } as Record<string, string>, stop: () => screen.kill() };
}
