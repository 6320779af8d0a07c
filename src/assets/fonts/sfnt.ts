/** The tables of a TrueType font by their tags, and back. Check sums are left to who reads it next (harfbuzz). */
export type Tables = Map<string, Buffer>;

export function readTables(font: Buffer): Tables {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  return new Map(
    entries.map((at) => {
      const start = font.readUInt32BE(at + 8);
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))];
    }),
  );
}

export function writeTables(tables: Tables): Buffer {
  const header = Buffer.alloc(12 + 16 * tables.size);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tables.size, 4);
  const parts = [header];
  let end = header.length;
  for (const [index, [tag, table]] of [...tables].entries()) {
    const at = 12 + 16 * index;
    header.write(tag, at, 'latin1');
    header.writeUInt32BE(end, at + 8);
    header.writeUInt32BE(table.length, at + 12);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    parts.push(padded);
    end += padded.length;
  }
  return Buffer.concat(parts);
}

/** The pieces that a table of offsets (`loca`, the head of `gvar`) cuts data into. */
export const slices = (data: Buffer, offsets: readonly number[]): Buffer[] =>
  offsets.slice(1).map((end, index) => data.subarray(offsets[index], end));

/** The pieces one after the other, each padded to `align` bytes, and the long offsets between them. */
export function joined(pieces: readonly Buffer[], align: number): { data: Buffer; offsets: number[] } {
  const padded = pieces.map((piece) => Buffer.concat([piece, Buffer.alloc(-piece.length & (align - 1))]));
  const offsets = [0];
  for (const { length } of padded) offsets.push((offsets.at(-1) ?? 0) + length);
  return { data: Buffer.concat(padded), offsets };
}
