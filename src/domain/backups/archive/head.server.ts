import * as z from 'zod/mini';
import type { BlobStore } from '#server/blobs.ts';
import { ArchiveError } from './failures.ts';
import type { BackupKey } from './seal.server.ts';
import { folderOf } from './stored-archives.server.ts';

export interface Storage {
  store: BlobStore;
  key: BackupKey;
}

export interface Source extends Storage {
  folder: string;
}

export interface Archive {
  head: Head;
  bytes: number;
  sql: AsyncIterable<Uint8Array>;
}

export const count = z.int().check(z.minimum(0));

export const headFields = {
  id: z.uuid(),
  type: z.enum(['manual', 'weekly']),
  createdAt: z.iso.datetime(),
  migrationLevel: z.string(),
  keyId: z.nullable(z.string()),
  tables: z.array(z.object({ name: z.string(), rows: count, checksum: z.string() })),
};
const head = z.object(headFields);
export type Head = z.infer<typeof head>;
export type Contents = Pick<Head, 'tables' | 'migrationLevel'>;

export const folderNamedBy = ({ id, type, createdAt }: Head): string =>
  folderOf({ type, createdAt: new Date(createdAt), runId: id });

/** @throws ArchiveError if the JSON is damaged, of another format, or of another folder's backup. */
export function parseHead<H extends Head>(schema: z.ZodMiniType<H>, format: number, text: string, folder: string): H {
  const value = jsonIn(text);
  if (typeof value?.format === 'number' && value.format !== format) {
    const problem = value.format < format ? 'old-format' : 'unknown-format';
    throw new ArchiveError(problem, `${folder} has format ${value.format}`);
  }
  const { data } = schema.safeParse(value);
  if (!data || folderNamedBy(data) !== folder) throw new ArchiveError('damaged', `${folder}: its head can't be read`);
  return data;
}

export function jsonIn(text: string): { format?: unknown } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
