const RECORD_BYTES = 12;
const COPYRIGHT = 0;
/** The first name of a font's own: its axis. */
const AXIS = 256;

/** A `name` table with another name for the font, without those of single weights. Whose copyright it is stays. */
export function renamed(table: Buffer, from: RegExp, to: string): Buffer {
  const textsAt = table.readUInt16BE(4);
  const all = Array.from({ length: table.readUInt16BE(2) }, (_, index) =>
    table.subarray(6 + RECORD_BYTES * index, 6 + RECORD_BYTES * (index + 1)),
  );
  const kept = all.filter((record) => record.readUInt16BE(6) <= AXIS);
  const records = Buffer.concat([table.subarray(0, 6), ...kept]);
  records.writeUInt16BE(kept.length, 2);
  const texts: Buffer[] = [];
  let end = 0;
  for (let at = 6; at < records.length; at += RECORD_BYTES) {
    const start = textsAt + records.readUInt16BE(at + 10);
    const old = Buffer.from(table.subarray(start, start + records.readUInt16BE(at + 8)));
    const name = old.swap16().toString('utf16le');
    const text = records.readUInt16BE(at + 6) === COPYRIGHT ? name : name.replaceAll(from, to);
    const bytes = Buffer.from(text, 'utf16le').swap16();
    records.writeUInt16BE(bytes.length, at + 8);
    records.writeUInt16BE(end, at + 10);
    texts.push(bytes);
    end += bytes.length;
  }
  records.writeUInt16BE(records.length, 4);
  return Buffer.concat([records, ...texts]);
}

/** An `fvar` table without named weights: menus of word processors offer them, pages name any weight by its number. */
export function withoutInstances(table: Buffer): Buffer {
  const [axesAt, axes, axisBytes] = [table.readUInt16BE(4), table.readUInt16BE(8), table.readUInt16BE(10)];
  const shorter = Buffer.from(table.subarray(0, axesAt + axes * axisBytes));
  shorter.writeUInt16BE(0, 12);
  return shorter;
}
