import * as z from 'zod/mini';

/** The layout described here. 1 had its rows as COPY's text: psql restores it, we only fetch it. Others are refused. */
export const FORMAT = 2;

const count = z.int().check(z.minimum(0));

/** What a backup consists of, written last: a backup without a manifest was never finished. */
export const manifest = z.object({
  format: z.literal([1, FORMAT]),
  id: z.uuid(),
  type: z.enum(['manual', 'weekly']),
  createdAt: z.iso.datetime(),
  migrationLevel: z.string(),
  serverVersion: z.string(),
  /** The id of the key, null where the parts are not encrypted. */
  keyId: z.nullable(z.string()),
  /** The SQL before compression. */
  sql: z.object({ bytes: count, sha256: z.string() }),
  /** In order; each is a gzip member of its own, encrypted where there is a key. `sha256` is that of the stored bytes. */
  parts: z.array(z.object({ name: z.string(), bytes: count, sha256: z.string() })),
  tables: z.array(z.object({ name: z.string(), rows: count, checksum: z._default(z.string(), '') })),
});
export type Manifest = z.infer<typeof manifest>;

/** What the trial restore found; beside the manifest, since it comes later. */
export const proof = z.object({ provenAt: z.iso.datetime(), rows: count });
export type Proof = z.infer<typeof proof>;

export type BackupType = Manifest['type'];
