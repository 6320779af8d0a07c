import type { MapPoint } from './projection.ts';

/**
 * Draws an SVG curve through the points without corners: a quadratic B-spline whose joints are the midpoints. `t`
 * mirrors each control point. @throws for fewer than two points.
 */
export function smoothPath(points: readonly MapPoint[]): string {
  const [start, last] = [points[0], points.at(-1)];
  if (!start || !last || points.length < 2) throw new RangeError('A path needs two points.');
  const joints = [...points, last].map((point, index) => midpoint(points[index - 1] ?? start, point));
  const steps = joints.slice(1).map((joint, index) => writePoint(minus(joint, joints[index] ?? start)));
  const [first, ...rest] = steps;
  return `M${writePoint(start)}q0 0 ${first}${rest.map((step) => `t${step}`).join('')}`;
}

const midpoint = (a: MapPoint, b: MapPoint): MapPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

const minus = (a: MapPoint, b: MapPoint): MapPoint => ({ x: a.x - b.x, y: a.y - b.y });

/** Writes a point for a path; a minus needs no blank before it. */
export const writePoint = ({ x, y }: MapPoint): string => (y < 0 ? `${x}${y}` : `${x} ${y}`);
