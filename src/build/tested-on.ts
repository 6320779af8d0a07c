import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { germanDate } from '#shared/format/german-date.ts';

/** The built commit's day, because a commit goes online only after its tests (ruling 43); without git the build's. */
export async function testedOn(folder?: string): Promise<string> {
  const git = promisify(execFile)('git', ['log', '-1', '--format=%cI'], { cwd: folder });
  const date = await git.then(({ stdout }) => stdout.trim()).catch(() => Date.now());
  return germanDate(new Date(date));
}
