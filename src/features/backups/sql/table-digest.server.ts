import { createHash } from 'node:crypto';
import type { SqlSession } from '#server/db/sql-session.ts';
import { tablePages } from './table-pages.server.ts';
import type { Table } from './tables.server.ts';

/** What a table holds, in short. */
export interface TableDigest {
  name: string;
  rows: number;
  /** Of all rows in COPY's text format, in the order of the primary key; hex. */
  sha256: string;
}

/** Counts and digests a table's rows while it hands their bytes on. */
export class TableDigester {
  readonly #hash = createHash('sha256');
  #rows = 0;

  add({ rows, data }: { rows: number; data: Uint8Array }): void {
    this.#rows += rows;
    this.#hash.update(data);
  }

  digest = (name: string): TableDigest => ({ name, rows: this.#rows, sha256: this.#hash.digest('hex') });
}

/** Reads a whole table for its digest. */
export async function digestOf(session: SqlSession, table: Table): Promise<TableDigest> {
  const digester = new TableDigester();
  for await (const page of tablePages(session, table)) digester.add(page);
  return digester.digest(table.name);
}
