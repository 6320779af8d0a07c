import { OWNER_PROBE_MS } from '#config/limits.ts';
import { isRunning } from './is-running.ts';
import type { OwnerRecord } from './owner-record.ts';

/**
 * Whether the process of a record still lives. Its number alone proves nothing, because numbers are used again;
 * its listener dies with it, and only it knows the token.
 */
export async function isAlive({ pid, control, token }: OwnerRecord): Promise<boolean> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(control, { headers, signal: AbortSignal.timeout(OWNER_PROBE_MS) })).ok;
  } catch (error) {
    // Whoever takes the connection and says nothing may be the owner, stopped or very busy.
    return error instanceof DOMException && error.name === 'TimeoutError' && isRunning(pid);
  }
}
