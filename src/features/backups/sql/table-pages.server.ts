import { BACKUP_PAGE_BYTES, BACKUP_PAGE_MAX_BYTES, BACKUP_PAGE_ROWS_MAX } from '#config/limits.ts';
import { GrowingBuffer } from '#server/db/growing-buffer.ts';
import type { Copied, SqlSession } from '#server/db/sql-session.ts';
import { fieldsOf, literal } from './copy-text.ts';
import type { Column, Table } from './tables.server.ts';

/** A number of rows in COPY's text format. Its memory is used again when the next page is asked for. */
export type TablePage = Copied;

const LINE_FEED = 0x0a;

/** The columns that a backup carries; generated ones are made again. */
export const storedColumns = ({ columns }: Table): Column[] => columns.filter(({ isGenerated }) => !isGenerated);

/**
 * A table's rows in the order of its primary key, in pages of about BACKUP_PAGE_BYTES: the same rows give the same
 * bytes in every database. The next page is fetched while the caller works on this one. `where` leaves rows out.
 */
export async function* tablePages(session: SqlSession, table: Table, where = 'true'): AsyncGenerator<TablePage> {
  const limit = await rowsPerPage(session, table, where);
  const pages = table.key.length > 0 ? pagesByKey : pagesByText;
  for await (const page of pages(session, table, where, limit)) if (page.rows > 0) yield page;
}

/** As many rows as fill a page in the mean, and fewer where so many of the widest would be too much. */
async function rowsPerPage(session: SqlSession, table: Table, where: string): Promise<number> {
  const width = storedColumns(table)
    .map((column) => column.width)
    .join(' + ');
  const [row] = await session.query<{ mean: number; widest: number }>(
    `select coalesce(avg(${width}), 0)::float8 as mean, coalesce(max(${width}), 0)::float8 as widest
    from ${table.qualified} where ${where}`,
  );
  const { mean, widest } = row ?? { mean: 0, widest: 0 };
  const rows = Math.min(BACKUP_PAGE_BYTES / Math.max(1, mean), BACKUP_PAGE_MAX_BYTES / Math.max(1, widest));
  return Math.min(BACKUP_PAGE_ROWS_MAX, Math.max(1, Math.floor(rows)));
}

async function* pagesByKey(session: SqlSession, table: Table, where: string, limit: number) {
  const key = table.key.map(ordered).join(', ');
  const select = (after?: string) => {
    const beyond = after === undefined ? '' : ` and (${key}) > (${after})`;
    return `${selectFrom(table, where)}${beyond} order by ${key} limit ${limit}`;
  };
  // One is filled while the caller works on the other.
  let [memory, spare] = [new GrowingBuffer(), new GrowingBuffer()];
  let next: Promise<TablePage> | undefined = session.copyOut(select(), memory);
  while (next) {
    const page: TablePage = await next;
    [memory, spare] = [spare, memory];
    next = page.rows < limit ? undefined : session.copyOut(select(lastKey(table, page.data)), memory);
    // Nobody waits for it when the caller gives up in between.
    next?.catch(() => undefined);
    yield page;
  }
}

/** Without a primary key the whole row, as text, decides the order; rows that are the same share a page. */
async function* pagesByText(session: SqlSession, table: Table, where: string, limit: number) {
  const columns = storedColumns(table).map(({ name }) => name);
  const row = `row(${columns.join(', ')})::text COLLATE "C"`;
  let beyond = '';
  while (true) {
    const [last] = await session.query<{ key: string }>(
      `select ${row} as key from ${table.qualified} where ${where}${beyond} order by 1 offset ${limit - 1} limit 1`,
    );
    const until = last && `${row} <= ${literal(last.key)}`;
    yield await session.copyOut(`${selectFrom(table, where)}${beyond}${until ? ` and ${until}` : ''} order by ${row}`);
    if (!last) return;
    beyond = ` and ${row} > ${literal(last.key)}`;
  }
}

const selectFrom = (table: Table, where: string) =>
  `select ${storedColumns(table)
    .map(({ name }) => name)
    .join(', ')} from ${table.qualified} where ${where}`;

/** Languages order texts differently, and databases have different languages: bytes are bytes everywhere. */
const ordered = ({ name, isCollatable }: Column) => (isCollatable ? `${name} COLLATE "C"` : name);

/** The key of a page's last row, as SQL. */
function lastKey(table: Table, page: Buffer): string {
  const start = page.lastIndexOf(LINE_FEED, page.length - 2) + 1;
  const fields = fieldsOf(page.toString('utf8', start, page.length - 1));
  const columns = storedColumns(table);
  return table.key.map((column) => `${literal(fields[columns.indexOf(column)] ?? '')}::${column.type}`).join(', ');
}
