import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Hashes a token for the table, so that a leaked table opens nothing. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
