/** WGS 84, in degrees. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

const EARTH_RADIUS_KM = 6371.009; // Mean radius, IUGG
const DEGREE = Math.PI / 180;
/** Of latitude, and of longitude at the equator. */
export const KM_PER_DEGREE = EARTH_RADIUS_KM * DEGREE;

/** Great-circle distance (haversine). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const halfLatitude = ((to.latitude - from.latitude) * DEGREE) / 2;
  const halfLongitude = ((to.longitude - from.longitude) * DEGREE) / 2;
  const squaredHalfChord =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(from.latitude * DEGREE) * Math.cos(to.latitude * DEGREE) * Math.sin(halfLongitude) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(squaredHalfChord));
}
