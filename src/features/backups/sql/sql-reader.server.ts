import { COPY_LINE, END_OF_ROWS, SEPARATOR } from './statement-format.ts';

const LINE_FEED = 0x0a;
const END = Buffer.from(`${END_OF_ROWS}\n`);

/** Takes a backup's SQL apart as it streams by: statements, and the rows between them. */
export class SqlReader {
  readonly #source: AsyncIterator<Uint8Array>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /**
   * The next statement, or the table ('public.t (a, b)') whose rows come now: read them with `rows`. Undefined at
   * the end. @throws Error when the file breaks off within a statement.
   */
  async next(): Promise<{ statement: string } | { rowsFor: string } | undefined> {
    const lines: string[] = [];
    for (let line = await this.#line(); line !== undefined; line = await this.#line()) {
      const target = lines.length === 0 && COPY_LINE.exec(line)?.[1];
      if (target) return { rowsFor: target };
      if (line !== SEPARATOR) lines.push(line);
      else if (lines.some((text) => !text.startsWith('--'))) return { statement: lines.join('\n') };
      else lines.length = 0;
    }
    if (lines.length > 0) throw new Error('The file breaks off within a statement');
    return undefined;
  }

  /** The rows of the table just announced, whole lines in every chunk. @throws Error when their end is missing. */
  async *rows(): AsyncGenerator<Buffer> {
    while (true) {
      const end = endOfRows(this.#rest);
      const complete = end ?? this.#rest.lastIndexOf(LINE_FEED) + 1;
      const lines = this.#rest.subarray(0, complete);
      this.#rest = this.#rest.subarray(complete + (end === undefined ? 0 : END.length));
      if (lines.length > 0) yield lines;
      if (end !== undefined) return;
      if (!(await this.#more())) throw new Error('The file breaks off within a table');
    }
  }

  async #line(): Promise<string | undefined> {
    let end = this.#rest.indexOf(LINE_FEED);
    while (end < 0) {
      if (!(await this.#more())) {
        if (this.#rest.length > 0) throw new Error('The file breaks off within a line');
        return undefined;
      }
      end = this.#rest.indexOf(LINE_FEED);
    }
    const line = this.#rest.toString('utf8', 0, end);
    this.#rest = this.#rest.subarray(end + 1);
    return line;
  }

  async #more(): Promise<boolean> {
    const { value, done } = await this.#source.next();
    if (done) return false;
    this.#rest = this.#rest.length === 0 ? Buffer.from(value) : Buffer.concat([this.#rest, value]);
    return true;
  }
}

/** Where the line that ends the rows begins; COPY doubles backslashes in values, so no row can look like it. */
function endOfRows(bytes: Buffer): number | undefined {
  if (bytes.subarray(0, END.length).equals(END)) return 0;
  const position = bytes.indexOf(`\n${END}`);
  return position < 0 ? undefined : position + 1;
}
