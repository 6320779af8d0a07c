import { cities } from '#content/cities.ts';
import { postalCodes } from '#content/postal-codes.ts';
import { onFirstUse } from '#shared/format/on-first-use.ts';
import { foldName, placesOf, type ServedPlace } from './served-places.ts';

/** Kept, because lists of many requests ask for each one's place. */
const allPlaces = onFirstUse(() =>
  Object.keys(postalCodes).flatMap((code) => placesOf(code).map((place) => ({ place, folded: foldName(place.name) }))),
);

/** Each name once, with one of its places. */
const everyPlace = onFirstUse(() => [...new Map(allPlaces().map((named) => [named.place.name, named])).values()]);

export function placesCalled(typed: string): ServedPlace[] {
  const wanted = foldName(typed);
  return allPlaces().flatMap(({ place, folded }) => (folded === wanted ? place : []));
}

/** The words hold a place's name: 'Langgasse 9, 55234 Albig'. All places if none does. */
export function placesWithin(typed: string, places: ServedPlace[]): ServedPlace[] {
  const words = foldName(typed);
  const named = places.filter(({ name }) => words.includes(foldName(name)));
  return named.length > 0 ? named : places;
}

/** A complete name is checked without a button. */
export const isPlaceName = (typed: string): boolean => everyPlace().some(({ folded }) => folded === foldName(typed));

/** 'Ingelheim' finds 'Ingelheim am Rhein', shortest name first; or names within the words ('Saulheim, Ringstraße'). */
export function placesNamed(typed: string): ServedPlace[] {
  const wanted = foldName(typed);
  if (!wanted.trim()) return [];
  const all = everyPlace();
  const named = all
    .filter(({ folded }) => folded.includes(wanted))
    .sort((one, other) => one.folded.length - other.folded.length);
  return (named.length > 0 ? named : all.filter(({ folded }) => wanted.includes(folded))).map(({ place }) => place);
}

/** Suggests a name that differs by at most two letters, or by one in a short word. */
export function similarName(typed: string): string | undefined {
  const wanted = foldName(typed).trim();
  const near = everyPlace().map(({ place, folded }) => {
    const [first = ''] = folded.trim().split(' ');
    return { name: place.name, edits: Math.min(edits(wanted, folded.trim()), edits(wanted, first)) };
  });
  const [nearest] = near.sort((one, other) => one.edits - other.edits);
  return nearest && nearest.edits <= (wanted.length > 5 ? 2 : 1) ? nearest.name : undefined;
}

/** Finds large cities, for places that the table lacks because they are too far. */
export function cityCalled(typed: string) {
  const wanted = foldName(typed);
  const [name, latitude, longitude] =
    cities.find(([city]) => foldName(city) === wanted || foldName(city).startsWith(wanted)) ?? [];
  return wanted.trim() && name && latitude && longitude ? { name, latitude, longitude } : undefined;
}

function edits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const before = row;
    row = [index + 1];
    for (let at = 0; at < to.length; at += 1) {
      const changed = (before[at] ?? 0) + (letter === to[at] ? 0 : 1);
      row.push(Math.min(changed, (before[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1));
    }
  }
  return row.at(-1) ?? 0;
}
