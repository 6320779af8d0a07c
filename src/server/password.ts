import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const argon2Async = promisify(argon2);

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
const CURRENT = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

const PREFIX = `$argon2id$v=19$m=${CURRENT.memory},t=${CURRENT.passes},p=${CURRENT.parallelism}$`;

export const isCurrentHash = (phc: string): boolean => phc.startsWith(PREFIX);

/** Hashes a password into a PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. About 30 ms. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const tag = await tagOf(password, nonce, CURRENT);
  return `${PREFIX}${base64(nonce)}$${base64(tag)}`;
}

export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(phc);
  if (!match) return false;
  const [, memory, passes, parallelism, salt = '', stored = ''] = match;
  const expected = Buffer.from(stored, 'base64');
  const tag = await tagOf(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return tag.length === expected.length && timingSafeEqual(tag, expected);
}

/** A hash that no password matches. It is verified for unknown users, so that the answer takes as long. */
export const NOBODYS_HASH = `${PREFIX}${base64(Buffer.alloc(SALT_BYTES))}$${base64(Buffer.alloc(TAG_BYTES))}`;

async function tagOf(password: string, nonce: Buffer, cost: typeof CURRENT): Promise<Buffer> {
  // NFC, because keyboards send different code points for one letter.
  const message = Buffer.from(password.normalize('NFC'));
  return argon2Async('argon2id', { message, nonce, tagLength: TAG_BYTES, ...cost });
}
