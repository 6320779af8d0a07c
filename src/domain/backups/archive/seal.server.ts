import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { keyFor } from '#server/signing.ts';
import { ArchiveError } from './failures.ts';

export type BackupKey = Buffer | undefined;

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Identifies a key without revealing it: 16 hex digits. */
export const keyIdOf = (key: Buffer): string =>
  createHmac('sha256', keyFor('backup key id', key)).update('backup key id').digest('hex').slice(0, 16);

/** Nonce (12 bytes), ciphertext, tag (16 bytes). Binds the bytes to `label`, so that contents can't be swapped. */
export function encrypt(bytes: Uint8Array, key: Buffer, label: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFor('backup parts', key), nonce).setAAD(Buffer.from(label));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

export function decrypt(bytes: Uint8Array, key: Buffer, label: string): Buffer {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(bytes.length - TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, keyFor('backup parts', key), nonce);
  decipher.setAAD(Buffer.from(label)).setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES)), decipher.final()]);
}

/** @throws ArchiveError unless the key is the one that encrypted a backup, or neither is there. */
export function checkKey(key: BackupKey, keyId: string | null): void {
  // A backup must not choose to be unencrypted, because an intruder in the store could plant one.
  if (keyId === null && key) throw new ArchiveError('unsealed', 'not encrypted with BACKUP_ENCRYPTION_KEY');
  if (keyId !== null && !key) throw new ArchiveError('key-missing', 'BACKUP_ENCRYPTION_KEY is not set');
  if (key && keyIdOf(key) !== keyId) throw new ArchiveError('wrong-key', `the backup was encrypted with ${keyId}`);
}
