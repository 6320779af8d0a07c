import * as z from 'zod/mini';

export const FORMAT = 3;

const count = z.int().check(z.minimum(0));

/** The contents of a backup, written last, so that an unfinished backup has none. */
export const manifest = z.object({
  format: z.literal(FORMAT),
  id: z.uuid(),
  type: z.enum(['manual', 'weekly']),
  createdAt: z.iso.datetime(),
  migrationLevel: z.string(),
  serverVersion: z.string(),
  /** The id of the key; null if not encrypted. */
  keyId: z.nullable(z.string()),
  /** The SQL before compression. */
  sql: z.object({ bytes: count, sha256: z.string() }),
  /** In order. Each is a gzip member, encrypted if there is a key. `sha256` is of the stored bytes. */
  parts: z.array(z.object({ name: z.string(), bytes: count, sha256: z.string() })),
  tables: z.array(z.object({ name: z.string(), rows: count, checksum: z.string() })),
});
export type Manifest = z.infer<typeof manifest>;

export type Contents = Pick<Manifest, 'tables' | 'migrationLevel' | 'serverVersion'>;

/** The result of the trial restore, stored beside the manifest. */
export const proof = z.object({ provenAt: z.iso.datetime(), rows: count });
export type Proof = z.infer<typeof proof>;

export type BackupType = Manifest['type'];

export const rowsOf = ({ tables }: Manifest): number => tables.reduce((total, { rows }) => total + rows, 0);

export const bytesOf = ({ parts }: Manifest): number => parts.reduce((total, { bytes }) => total + bytes, 0);
