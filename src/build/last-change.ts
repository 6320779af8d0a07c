import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Returns when git last saw one of the files change (ISO 8601). Undefined without git or its history, because a wrong
 * date would call every page new. A shallow clone's first commit seems to have made every file, so it counts as none.
 */
export async function lastChange(sources: readonly string[], folder?: string): Promise<string | undefined> {
  if (sources.length === 0) return undefined;
  const git = async (...args: string[]) => (await promisify(execFile)('git', args, { cwd: folder })).stdout.trim();
  try {
    const [date, parents] = (await git('log', '-1', '--format=%cI%n%P', '--', ...sources)).split('\n');
    const isFirst = !parents;
    if (isFirst && (await git('rev-parse', '--is-shallow-repository')) === 'true') return undefined;
    return date || undefined;
  } catch {
    return undefined;
  }
}
