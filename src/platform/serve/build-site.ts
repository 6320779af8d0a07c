import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { projectFolder } from '#build/project.ts';
import { Problem } from '../problem.ts';
import { platformTexts } from '../texts.ts';

const isWindows = process.platform === 'win32';

/** @throws Problem with the first error of the build's output. */
export async function buildSite(signal: AbortSignal, outDir?: string): Promise<void> {
  const build = spawn('npm', ['run', '--silent', 'build', ...(outDir ? ['--', '--outDir', outDir] : [])], {
    cwd: projectFolder,
    env: { ...process.env, PUBLISHER: String(process.pid) },
    stdio: ['inherit', 'pipe', 'pipe'],
    shell: isWindows,
    // A process group, because npm does not pass a signal on to all its children.
    detached: !isWindows,
  });
  const stop = () => (isWindows || build.pid === undefined ? build.kill() : process.kill(-build.pid));
  let firstError = '';
  for (const [from, to] of [
    [build.stdout, process.stdout],
    [build.stderr, process.stderr],
  ] as const) {
    from.on('data', (chunk) => {
      firstError ||= /^.*error.*$/im.exec(String(chunk))?.[0] ?? '';
      to.write(chunk);
    });
  }
  signal.addEventListener('abort', stop);
  const [code] = await once(build, 'exit');
  signal.removeEventListener('abort', stop);
  if (code !== 0) throw new Problem(platformTexts.buildFailed(stripVTControlCharacters(firstError).trim()));
}
