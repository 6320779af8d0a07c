const ON_CURVE = 1;

export interface Point {
  x: number;
  y: number;
  onCurve: boolean;
}

/** The contours of a simple glyph (OpenType, `glyf`); throws for one that is put together from others. */
export function readOutline(glyph: Buffer): Point[][] {
  const contours = glyph.readInt16BE(0);
  if (contours < 0) throw new Error('A glyph that is put together from others');
  const ends = Array.from({ length: contours }, (_, index) => glyph.readUInt16BE(10 + 2 * index));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = 10 + 2 * contours;
  at += 2 + glyph.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = glyph.readUInt8(at++);
    const times = flag & 8 ? glyph.readUInt8(at++) + 1 : 1;
    for (let time = 0; time < times; time += 1) flags.push(flag);
  }
  const along = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += (flag & same ? 1 : -1) * glyph.readUInt8(at++);
      else if (!(flag & same)) {
        value += glyph.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const [xs, ys] = [along(2, 16), along(4, 32)];
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    onCurve: (flag & ON_CURVE) !== 0,
  }));
  return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1));
}

/** Written plainly, two bytes a coordinate: what packs the font writes it short. The box is that of `like`. */
export function writeOutline(contours: readonly Point[][], like: Buffer): Buffer {
  const points = contours.flat();
  const head = Buffer.alloc(10 + 2 * contours.length + 2);
  like.copy(head, 0, 0, 10);
  head.writeInt16BE(contours.length, 0);
  let end = -1;
  for (const [index, contour] of contours.entries()) {
    end += contour.length;
    head.writeUInt16BE(end, 10 + 2 * index);
  }
  const flags = Buffer.from(points.map(({ onCurve }) => (onCurve ? ON_CURVE : 0)));
  const along = (values: readonly number[]) => {
    const steps = Buffer.alloc(2 * values.length);
    for (const [index, value] of values.entries()) steps.writeInt16BE(value - (values[index - 1] ?? 0), 2 * index);
    return steps;
  };
  return Buffer.concat([head, flags, along(points.map(({ x }) => x)), along(points.map(({ y }) => y))]);
}
