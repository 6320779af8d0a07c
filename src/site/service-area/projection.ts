import { business } from '#content/business.ts';
import { type Coordinates, KM_PER_DEGREE } from '#domain/service-area/distance.ts';

/** The map is drawn in units of 100 m with the business at (0, 0), so it follows when the business moves. */
export const UNITS_PER_KM = 10;

/** What the map shows around the business, in units: room for Wiesbaden in the north and Worms in the south. */
export const mapBox = { left: -240, top: -262, width: 504, height: 572 };

/** A point on the map, x to the east and y to the south. */
export type MapPoint = { x: number; y: number };

/** Equirectangular projection around the business; within 40 km it differs from the globe by under 1 %. */
export function project(point: Coordinates): MapPoint {
  const { latitude, longitude } = business.coordinates;
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const unitsPerDegree = KM_PER_DEGREE * UNITS_PER_KM;
  return {
    x: Math.round((point.longitude - longitude) * shrink * unitsPerDegree),
    y: Math.round((latitude - point.latitude) * unitsPerDegree),
  };
}

/** Whether a point lies on the drawn part of the map. */
export const isOnMap = ({ x, y }: MapPoint): boolean =>
  x >= mapBox.left && x <= mapBox.left + mapBox.width && y >= mapBox.top && y <= mapBox.top + mapBox.height;
