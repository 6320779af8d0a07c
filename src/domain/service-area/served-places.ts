import { business } from '#content/business.ts';
import { postalCodes } from '#content/postal-codes.ts';
import { type Coordinates, distanceKm } from './distance.ts';
import { type Verdict, verdictFor } from './verdict.ts';

/**
 * A place as the business sees it: how far away, and whether we drive there. `why` is given where the owner judged it
 * by hand.
 */
export type ServedPlace = Coordinates & { name: string; km: number; verdict: Verdict; why?: string };

/** The places of a postal code; none when the code is not in the region's table. */
export function placesOf(postalCode: string): ServedPlace[] {
  return (postalCodes[postalCode] ?? []).map(([name, latitude, longitude]) => {
    const km = distanceKm(business.coordinates, { latitude, longitude });
    const exception = business.serviceExceptions.find(
      ({ places }) => places.includes(postalCode) || places.includes(name),
    );
    const { verdict, why } = exception ?? { verdict: verdictFor(km, business.serviceRadiusKm) };
    return { name, latitude, longitude, km, verdict, ...(why && { why }) };
  });
}

/**
 * Whether a code lies so far away that no code of the table begins like it: elsewhere in Germany, for whose first
 * three digits are one part of the country. Codes below 01000 do not exist.
 */
export const isElsewhere = (postalCode: string): boolean =>
  postalCode >= '01000' && !Object.keys(postalCodes).some((code) => code.startsWith(postalCode.slice(0, 3)));

/** How far away a place is in whole kilometres, as people are told. */
export const wholeKm = ({ km }: ServedPlace): number => Math.max(1, Math.round(km));

/** The names of all places that we drive to for certain, each once, in German alphabetical order. */
export function placesInside(): string[] {
  const inside = Object.keys(postalCodes)
    .flatMap(placesOf)
    .filter(({ verdict }) => verdict === 'inside');
  return [...new Set(inside.map(({ name }) => name))].sort(new Intl.Collator('de').compare);
}

/** The same names under their first letters: `['A', ['Albig', 'Alzey']]`. */
export const placesByLetter = (): [letter: string, names: string[]][] => [
  ...Map.groupBy(placesInside(), ([letter = '']) => letter),
];

/** The verdict that all of these places get; undefined where they differ. */
export const sharedVerdict = ([first, ...others]: readonly ServedPlace[]): Verdict | undefined =>
  others.every(({ verdict }) => verdict === first?.verdict) ? first?.verdict : undefined;
