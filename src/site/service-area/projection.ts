import { type Coordinates, KM_PER_DEGREE } from '#domain/service-area/distance.ts';
import * as area from '#facts/area.ts';

/** Map units are 100 m with the business at (0, 0), so the map follows when it moves. */
export const UNITS_PER_KM = 10;

/** The map's box in units, from Wiesbaden in the north to Worms in the south. */
export const mapBox = { left: -240, top: -262, width: 504, height: 572 };

export type MapPoint = { x: number; y: number };

/** Projects equirectangularly around the business; the error within 40 km is under 1 %. */
export function project(point: Coordinates): MapPoint {
  const { latitude, longitude } = area.coordinates;
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const unitsPerDegree = KM_PER_DEGREE * UNITS_PER_KM;
  return {
    x: Math.round((point.longitude - longitude) * shrink * unitsPerDegree),
    y: Math.round((latitude - point.latitude) * unitsPerDegree),
  };
}

export const isOnMap = ({ x, y }: MapPoint): boolean =>
  x >= mapBox.left && x <= mapBox.left + mapBox.width && y >= mapBox.top && y <= mapBox.top + mapBox.height;
