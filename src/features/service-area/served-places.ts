import { business } from '#content/business.ts';
import { postalCodes } from '#content/postal-codes.ts';
import { type Coordinates, distanceKm } from './distance.ts';
import { type Verdict, verdictFor } from './verdict.ts';

/** A place as the business sees it: how far away, and whether we drive there. */
export type ServedPlace = Coordinates & { name: string; km: number; verdict: Verdict };

/** The places of a postal code; none when the code is not in the region's table. */
export function placesOf(postalCode: string): ServedPlace[] {
  return (postalCodes[postalCode] ?? []).map(([name, latitude, longitude]) => {
    const km = distanceKm(business.coordinates, { latitude, longitude });
    return { name, latitude, longitude, km, verdict: verdictFor(km, business.serviceRadiusKm) };
  });
}

/** The names of all places that lie inside the radius for certain, each once, in German alphabetical order. */
export function placesInside(): string[] {
  const inside = Object.keys(postalCodes)
    .flatMap(placesOf)
    .filter(({ verdict }) => verdict === 'inside');
  return [...new Set(inside.map(({ name }) => name))].sort(new Intl.Collator('de').compare);
}
