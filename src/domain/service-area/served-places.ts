import { SERVICE_EDGE_KM } from '#config/limits.ts';
import { postalCodes } from '#content/postal-codes.ts';
import * as area from '#facts/area.ts';
import { type Coordinates, distanceKm } from './distance.ts';
import { foldName } from './fold-name.ts';

/** The verdict on a place. For 'edge', close to the limit, we ask people to call. */
export type Verdict = 'inside' | 'edge' | 'outside';

/** Judges a straight-line distance against the service radius, both in km (Spec §1). */
export function verdictFor(distanceKm: number, radiusKm: number): Verdict {
  if (distanceKm < radiusKm - SERVICE_EDGE_KM) return 'inside';
  if (distanceKm <= radiusKm + SERVICE_EDGE_KM) return 'edge';
  return 'outside';
}

/** A place with distance and verdict. `why` is set if the owner judged it by hand. */
export type ServedPlace = Coordinates & { name: string; km: number; verdict: Verdict; why?: string };

const isNamed = (one: string, name: string) => one === name || foldName(one) === foldName(name);

/** Finds the places of a postal code; empty for codes that the table lacks. */
export function placesOf(postalCode: string): ServedPlace[] {
  return (postalCodes[postalCode] ?? []).map(([name, latitude, longitude]) => {
    const km = distanceKm(area.coordinates, { latitude, longitude });
    const exception = area.serviceExceptions.find(({ places }) =>
      places.some((one) => one === postalCode || isNamed(one, name)),
    );
    const { verdict, why } = exception ?? { verdict: verdictFor(km, area.serviceRadiusKm) };
    return { name, latitude, longitude, km, verdict, ...(why && { why }) };
  });
}

/** Tells whether the first three digits, a region, occur nowhere in the table. Codes below 01000 do not exist. */
export const isElsewhere = (postalCode: string): boolean =>
  postalCode >= '01000' && !Object.keys(postalCodes).some((code) => code.startsWith(postalCode.slice(0, 3)));

/** Rounds a distance to whole kilometres. */
export const wholeKm = ({ km }: ServedPlace): number => Math.max(1, Math.round(km));

/** Lists the names of all places inside the area, each once, in German order. */
export function placesInside(): string[] {
  const inside = Object.keys(postalCodes)
    .flatMap(placesOf)
    .filter(({ verdict }) => verdict === 'inside');
  return [...new Set(inside.map(({ name }) => name))].sort(new Intl.Collator('de').compare);
}

/** Groups the names inside the area by first letter: `['A', ['Albig', 'Alzey']]`. */
export const placesByLetter = (): [letter: string, names: string[]][] => [
  ...Map.groupBy(placesInside(), ([letter = '']) => letter),
];

/** Returns the places' common verdict; undefined if they differ. */
export const sharedVerdict = ([first, ...others]: readonly ServedPlace[]): Verdict | undefined =>
  others.every(({ verdict }) => verdict === first?.verdict) ? first?.verdict : undefined;
