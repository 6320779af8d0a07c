import { postalCodes } from '#content/postal-codes.ts';
import * as area from '#facts/area.ts';
import { type Coordinates, distanceKm } from './distance.ts';

/** A place this close to the radius is asked to call, because distances are straight lines to its middle. */
const SERVICE_EDGE_KM = 2;

/** 'edge' is so close to the limit that we ask people to call. */
export type Verdict = 'inside' | 'edge' | 'outside';

/** By straight-line distance (Spec §1). */
export function verdictFor(distanceKm: number, radiusKm: number): Verdict {
  if (distanceKm < radiusKm - SERVICE_EDGE_KM) return 'inside';
  if (distanceKm <= radiusKm + SERVICE_EDGE_KM) return 'edge';
  return 'outside';
}

/** `why` is set if the owner judged it by hand. */
export type ServedPlace = Coordinates & { name: string; km: number; verdict: Verdict; why?: string };

/** Written in some spellings only: 'Ingelheim/Rhein', 'Ingelheim a. Rh.', 'Ingelheim am Rhein'. */
const LINKING_WORDS: ReadonlySet<string> = new Set(['am', 'an', 'der', 'dem', 'a', 'd']);
const SHORT_WORDS: Readonly<Record<string, string>> = { st: 'sankt', rh: 'rhein' };

/** ' gross gerau ' for 'Groß-Gerau', also with letters taken apart (NFD). */
export const foldName = (name: string): string =>
  ` ${name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? '')
    .split(/[^\p{L}]+/u)
    .map((word) => SHORT_WORDS[word] ?? word)
    .filter((word) => word && !LINKING_WORDS.has(word))
    .join(' ')} `;

const isNamed = (one: string, name: string) => one === name || foldName(one) === foldName(name);

/** Empty for codes that the table lacks. */
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

/** Whether its region, the first three digits, is nowhere in the table. Codes below 01000 do not exist. */
export const isElsewhere = (postalCode: string): boolean =>
  postalCode >= '01000' && !Object.keys(postalCodes).some((code) => code.startsWith(postalCode.slice(0, 3)));

export const wholeKm = ({ km }: ServedPlace): number => Math.max(1, Math.round(km));

/** Each once, in German order. */
export function placesInside(): string[] {
  const inside = Object.keys(postalCodes)
    .flatMap(placesOf)
    .filter(({ verdict }) => verdict === 'inside');
  return [...new Set(inside.map(({ name }) => name))].sort(new Intl.Collator('de').compare);
}

/** `['A', ['Albig', 'Alzey']]`, inside the area. */
export const placesByLetter = (): [letter: string, names: string[]][] => [
  ...Map.groupBy(placesInside(), ([letter = '']) => letter),
];

/** Undefined if they differ. */
export const sharedVerdict = ([first, ...others]: readonly ServedPlace[]): Verdict | undefined =>
  others.every(({ verdict }) => verdict === first?.verdict) ? first?.verdict : undefined;
