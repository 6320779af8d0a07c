import { createHash } from 'node:crypto';

export const etagOf = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 27);

/** Whether an If-None-Match header names a version, by weak comparison (RFC 9110 §13.1.2). */
export function hasAlready(given: string | null | undefined, etag: string): boolean {
  const known = (given ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}
