import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The state of the code that is about to be built. */
export interface CheckedOut {
  /** The commit's whole hash; undefined where git or its history is missing. */
  commit: string | undefined;
  /** Whether files differ from that commit, or are not in it. */
  isChanged: boolean;
}

/** What git says about a folder. */
export async function checkedOut(folder = process.cwd()): Promise<CheckedOut> {
  const git = async (...args: string[]) => (await promisify(execFile)('git', args, { cwd: folder })).stdout.trim();
  try {
    return { commit: await git('rev-parse', 'HEAD'), isChanged: (await git('status', '--porcelain')) !== '' };
  } catch {
    return { commit: undefined, isChanged: false };
  }
}
