import { protocol } from '@electric-sql/pglite';
import type { ClientMessage } from './client-messages.ts';

const COPY_IN = /(?:^|;)\s*copy\b[^;]*\bfrom\s+stdin\b/i;
const REFUSAL = `DO $$ BEGIN
  RAISE EXCEPTION 'COPY FROM STDIN is not supported by the embedded database' USING ERRCODE = '0A000';
END $$`;

/**
 * Replaces a `COPY … FROM STDIN` by a statement that fails with "feature not supported": PGlite ends itself when
 * it has to wait for the rows of a COPY.
 */
export function refuseCopyIn({ type, bytes }: ClientMessage): Uint8Array {
  if (type === 'Q' && COPY_IN.test(textOf(bytes.subarray(5)))) return protocol.serialize.query(REFUSAL);
  if (type === 'P') {
    const name = textOf(bytes.subarray(5));
    const text = textOf(bytes.subarray(5 + Buffer.byteLength(name) + 1));
    if (COPY_IN.test(text)) return protocol.serialize.parse({ name, text: REFUSAL });
  }
  return bytes;
}

/** The zero-terminated text at the beginning. */
const textOf = (bytes: Buffer) => bytes.toString('utf8', 0, bytes.indexOf(0));
