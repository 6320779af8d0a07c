import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * When one of the files was last changed, as git remembers it (ISO 8601), or undefined where git or its history
 * is missing: no date is better than the date of the build, which would call every page new.
 */
export async function lastChange(sources: readonly string[]): Promise<string | undefined> {
  if (sources.length === 0) return undefined;
  try {
    const { stdout } = await promisify(execFile)('git', ['log', '-1', '--format=%cI', '--', ...sources]);
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}
