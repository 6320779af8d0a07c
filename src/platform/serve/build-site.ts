import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectFolder } from '#build/project.ts';
import { Problem } from '../problem.ts';
import { platformTexts } from '../texts.ts';

const isWindows = process.platform === 'win32';

/** Runs `npm run build`. @throws Problem if it fails; its own output says why. */
export async function buildSite(signal: AbortSignal): Promise<void> {
  const build = spawn('npm', ['run', '--silent', 'build'], {
    cwd: projectFolder,
    stdio: 'inherit',
    shell: isWindows,
    // A process group, because npm does not pass a signal on to all its children.
    detached: !isWindows,
  });
  const stop = () => (isWindows || build.pid === undefined ? build.kill() : process.kill(-build.pid));
  signal.addEventListener('abort', stop);
  const [code] = await once(build, 'exit');
  signal.removeEventListener('abort', stop);
  if (code !== 0) throw new Problem(platformTexts.buildFailed);
}
