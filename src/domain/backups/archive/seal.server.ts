import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { keyFor } from '#server/signing.ts';

/** The bytes of BACKUP_ENCRYPTION_KEY; undefined without encryption. */
export type BackupKey = Buffer | undefined;

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** The keys of a backup by purpose. `id` identifies the given key without revealing it: 16 hex digits. */
export function keysOf(key: Buffer) {
  const id = createHmac('sha256', keyFor('backup key id', key)).update('backup key id').digest('hex').slice(0, 16);
  return { id, parts: keyFor('backup parts', key), manifest: keyFor('backup manifest', key) };
}
export type ArchiveKeys = ReturnType<typeof keysOf> | undefined;

/** Nonce (12 bytes), ciphertext, tag (16 bytes). Binds a part to `place`, so that parts can't be swapped. */
export function encrypt(bytes: Uint8Array, key: Uint8Array, place: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(place));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error for another key, another place or a changed byte. */
export function decrypt(bytes: Uint8Array, key: Uint8Array, place: string): Buffer {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(bytes.length - TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(place)).setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES)), decipher.final()]);
}

/** Returns the manifest's HMAC; without a key, its hash. */
export const sealOf = (text: string, keys: ArchiveKeys): string =>
  keys ? createHmac('sha256', keys.manifest).update(text).digest('hex') : sha256(text);
