import { type Point, readOutline, writeOutline } from './outline.ts';
import { joined, readTables, slices, writeTables } from './sfnt.ts';
import { rebuildVariations, type Source } from './variations.ts';

/** What a glyph's outline is followed by in its variations: its four edges. */
const PHANTOM_POINTS = 4;

/**
 * The font with a plain zero, `zero` being its glyph; the tabular one is made of it. It is an oval with two holes, one
 * on either side of the slash: a whole quarter of each and its mirror image make one hole, in every weight.
 */
export function withPlainZero(font: Buffer, zero: number): Buffer {
  const tables = readTables(Buffer.from(font));
  const [head, loca, glyf, gvar] = ['head', 'loca', 'glyf', 'gvar'].map((tag) => tables.get(tag));
  if (!head || !loca || !glyf || !gvar) throw new Error('No TrueType font with variations');

  const glyphs = slices(glyf, offsetsOf(loca, head.readInt16BE(50) === 1));
  const [axes, dataAt, isLong] = [gvar.readUInt16BE(4), gvar.readUInt32BE(16), gvar.readUInt16BE(14) & 1];
  const headEnd = 20 + (glyphs.length + 1) * (isLong ? 4 : 2);
  const variations = slices(gvar.subarray(dataAt), offsetsOf(gvar.subarray(20, headEnd), isLong === 1));

  const [glyph, variation] = [glyphs[zero], variations[zero]];
  if (!glyph || !variation) throw new Error(`No glyph ${zero}`);
  const before = readOutline(glyph);
  const { contours, sources } = withoutSlash(before);
  const count = before.flat().length;
  const edges = Array.from({ length: PHANTOM_POINTS }, (_, index) => ({ point: count + index }));
  glyphs[zero] = writeOutline(contours, glyph);
  variations[zero] = rebuildVariations(variation, [...sources, ...edges], { points: count + PHANTOM_POINTS, axes });

  const outlines = joined(glyphs, 4);
  head.writeInt16BE(1, 50);
  tables.set('glyf', outlines.data).set('loca', longOffsets(outlines.offsets));
  const varied = joined(variations, 4);
  const offsets = longOffsets(varied.offsets);
  const start = Buffer.from(gvar.subarray(0, 20));
  const sharedAt = gvar.readUInt32BE(8);
  const shared = gvar.subarray(sharedAt, sharedAt + 2 * axes * gvar.readUInt16BE(6));
  start.writeUInt16BE(1, 14);
  start.writeUInt32BE(20 + offsets.length, 8);
  start.writeUInt32BE(20 + offsets.length + shared.length, 16);
  tables.set('gvar', Buffer.concat([start, offsets, shared, varied.data]));
  return writeTables(tables);
}

/** The oval with one hole, and what each of its points is made of. */
function withoutSlash(contours: readonly Point[][]): { contours: Point[][]; sources: Source[] } {
  const points = contours.flat();
  const indices = points.map((_, index) => index);
  const [outer = [], ...holes] = contours.map((contour) => indices.splice(0, contour.length));
  if (holes.length !== 2) throw new Error('No zero with a slash');

  const at = (index: number) => points[index] as Point;
  const extreme = (hole: readonly number[], measure: (point: Point) => number) =>
    hole
      .filter((index) => at(index).onCurve)
      .reduce((best, index) => (measure(at(index)) < measure(at(best)) ? index : best));
  const lowest = (hole: readonly number[]) => at(extreme(hole, ({ y }) => y)).y;
  const [lower = [], upper = []] = holes.toSorted((one, other) => lowest(one) - lowest(other));

  // Both run against the clock: from the left down to the bottom, from the right up to the top.
  const quarters = [
    between(
      lower,
      extreme(lower, ({ x }) => x),
      extreme(lower, ({ y }) => y),
    ),
    between(
      upper,
      extreme(upper, ({ x }) => -x),
      extreme(upper, ({ y }) => -y),
    ),
  ];
  const hole = quarters.flatMap((quarter): Source[] => {
    const axis = quarter.at(-1) ?? 0;
    const mirrored = quarter.slice(1, -1).reverse();
    return [...quarter.map((point) => ({ point })), ...mirrored.map((point) => ({ point, axis }))];
  });
  const pointOf = ({ point, axis }: Source): Point => {
    const { x, y, onCurve } = at(point);
    return { x: axis === undefined ? x : 2 * at(axis).x - x, y, onCurve };
  };
  return {
    contours: [outer.map(at), hole.map(pointOf)],
    sources: [...outer.map((point) => ({ point })), ...hole],
  };
}

/** The points of a closed contour from one to another, both with it. */
function between(contour: readonly number[], from: number, to: number): number[] {
  const start = contour.indexOf(from);
  const turned = [...contour.slice(start), ...contour.slice(0, start)];
  return turned.slice(0, turned.indexOf(to) + 1);
}

const offsetsOf = (table: Buffer, isLong: boolean): number[] =>
  Array.from({ length: table.length / (isLong ? 4 : 2) }, (_, index) =>
    isLong ? table.readUInt32BE(4 * index) : 2 * table.readUInt16BE(2 * index),
  );

function longOffsets(offsets: readonly number[]): Buffer {
  const table = Buffer.alloc(4 * offsets.length);
  for (const [index, offset] of offsets.entries()) table.writeUInt32BE(offset, 4 * index);
  return table;
}
