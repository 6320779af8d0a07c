import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret that stands in a link: 43 characters that nobody guesses. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** How it is kept: who reads the table can open nothing. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
