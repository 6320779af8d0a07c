const [SHARED_POINTS, EMBEDDED_PEAK, INTERMEDIATE, PRIVATE_POINTS] = [0x8000, 0x8000, 0x4000, 0x2000];

/** What a point is made of: one of before, or its mirror image at the upright line through another. */
export interface Source {
  point: number;
  axis?: number;
}

/**
 * A glyph's variations (OpenType, `gvar`) for points made of those of before. Only for variations that name every
 * point, as harfbuzz writes them; others throw.
 */
export function rebuildVariations(
  data: Buffer,
  sources: readonly Source[],
  before: { points: number; axes: number },
): Buffer {
  const count = data.readUInt16BE(0);
  const hasCommonChoice = (count & SHARED_POINTS) !== 0;
  let [header, body] = [4, data.readUInt16BE(2)];
  const headers = Buffer.from(data.subarray(0, body));
  const bodies: Buffer[] = [];
  if (hasCommonChoice) bodies.push(allPoints(data.subarray(body++)));
  for (let tuple = 0; tuple < (count & 0x0fff); tuple += 1) {
    const size = data.readUInt16BE(header);
    const flags = data.readUInt16BE(header + 2);
    const own = data.subarray(body, body + size);
    if (!hasCommonChoice && !(flags & PRIVATE_POINTS)) throw new Error('Variations of no points');
    const choice = flags & PRIVATE_POINTS ? allPoints(own) : Buffer.alloc(0);
    const deltas = unpack(own.subarray(choice.length), 2 * before.points);
    const [xs, ys] = [deltas.slice(0, before.points), deltas.slice(before.points)];
    const moveX = ({ point, axis }: Source) => {
      const move = xs[point] ?? 0;
      return axis === undefined ? move : 2 * (xs[axis] ?? 0) - move;
    };
    // Each direction by itself: a run may not go on from one into the other.
    const packed = Buffer.concat([pack(sources.map(moveX)), pack(sources.map(({ point }) => ys[point] ?? 0))]);
    bodies.push(choice, packed);
    headers.writeUInt16BE(choice.length + packed.length, header);
    body += size;
    header += 4 + 2 * before.axes * ((flags & EMBEDDED_PEAK ? 1 : 0) + (flags & INTERMEDIATE ? 2 : 0));
  }
  return Buffer.concat([headers, ...bodies]);
}

/** The one byte that says so: a count of 0 stands for all points. */
function allPoints(choice: Buffer): Buffer {
  if (choice.readUInt8(0) !== 0) throw new Error('Variations of some points only');
  return choice.subarray(0, 1);
}

function unpack(data: Buffer, count: number): number[] {
  const deltas: number[] = [];
  let at = 0;
  while (deltas.length < count) {
    const control = data.readUInt8(at++);
    for (let run = (control & 0x3f) + 1; run > 0; run -= 1) {
      if (control & 0x80) deltas.push(0);
      else if (control & 0x40) {
        deltas.push(data.readInt16BE(at));
        at += 2;
      } else deltas.push(data.readInt8(at++));
    }
  }
  return deltas;
}

/** In runs of one kind: none, one byte, two bytes. */
function pack(deltas: readonly number[]): Buffer {
  const kindOf = (delta: number) => (delta === 0 ? 0x80 : delta >= -128 && delta <= 127 ? 0 : 0x40);
  const parts: Buffer[] = [];
  for (let start = 0; start < deltas.length; ) {
    const kind = kindOf(deltas[start] ?? 0);
    let end = start + 1;
    while (end < deltas.length && end - start < 64 && kindOf(deltas[end] ?? 0) === kind) end += 1;
    parts.push(Buffer.of(kind | (end - start - 1)));
    for (const delta of kind === 0x80 ? [] : deltas.slice(start, end)) {
      const bytes = Buffer.alloc(kind === 0 ? 1 : 2);
      if (kind === 0) bytes.writeInt8(delta);
      else bytes.writeInt16BE(delta);
      parts.push(bytes);
    }
    start = end;
  }
  return Buffer.concat(parts);
}
