import { SERVICE_EDGE_KM } from '#config/limits.ts';

/** 'edge' is so close to the limit that we ask people to call. */
export type Verdict = 'inside' | 'edge' | 'outside';

/** Judges a straight-line distance against the service radius, both in km (Spec §1). */
export function verdictFor(distanceKm: number, radiusKm: number): Verdict {
  if (distanceKm < radiusKm - SERVICE_EDGE_KM) return 'inside';
  if (distanceKm <= radiusKm + SERVICE_EDGE_KM) return 'edge';
  return 'outside';
}
