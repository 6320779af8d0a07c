import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { germanDate } from '#shared/format/german-date.ts';

/**
 * Returns the day of the built commit for the accessibility statement, because a commit goes online only after its
 * tests have passed (ruling 43). Without git, as in a copied folder, the day of the build.
 */
export async function testedOn(folder?: string): Promise<string> {
  const git = promisify(execFile)('git', ['log', '-1', '--format=%cI'], { cwd: folder });
  const date = await git.then(({ stdout }) => stdout.trim()).catch(() => Date.now());
  return germanDate(new Date(date));
}
