import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * When one of the files was last changed, as git remembers it (ISO 8601), or undefined where git or its history
 * is missing: no date is better than one that calls every page new. In a shallow clone that is the commit at which
 * the history was cut: it seems to have made every file.
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
