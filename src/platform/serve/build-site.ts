import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Problem } from '../problem.ts';
import { projectFolder } from '../project.ts';
import { platformTexts } from '../texts.ts';

/** Builds the pages, as `npm run build` does. @throws Problem when it fails; its own words stand above. */
export async function buildSite(signal: AbortSignal): Promise<void> {
  const isWindows = process.platform === 'win32';
  const build = spawn('npm', ['run', '--silent', 'build'], { cwd: projectFolder, stdio: 'inherit', shell: isWindows });
  signal.addEventListener('abort', () => build.kill());
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Problem(platformTexts.buildFailed);
}
