import { type Coordinates, distanceKm } from '#domain/service-area/distance.ts';
import { cityCalled, isPlaceName, placesNamed, similarName } from '#domain/service-area/place-names.ts';
import { readPostalCode } from '#domain/service-area/postal-code.ts';
import {
  isElsewhere,
  placesOf,
  type ServedPlace,
  sharedVerdict,
  type Verdict,
  verdictFor,
} from '#domain/service-area/served-places.ts';
import * as area from '#facts/area.ts';

/**
 * The result of the check. 'mixed': several verdicts. 'elsewhere': a code or a city that is too far. 'unheard': a code
 * near the table's region, or a name, that the table lacks. 'malformed': neither code nor name.
 */
export type PlaceAnswer =
  | { kind: Verdict | 'mixed'; asked: string; places: ServedPlace[]; middle: Coordinates }
  | { kind: 'elsewhere'; asked: string }
  | { kind: 'unheard'; similar?: string | undefined }
  | { kind: 'malformed' };

/** Answers 'Kommen wir zu Ihnen?' for a typed postal code or name (Spec §1). */
export function answerFor(typed: string): PlaceAnswer {
  const postalCode = readPostalCode(typed);
  if (!postalCode && !/\p{L}{2}/u.test(typed)) return { kind: 'malformed' };
  const places = postalCode ? placesOf(postalCode) : placesNamed(typed);
  const [place, ...others] = places;
  if (!place) return postalCode ? withoutPlace(postalCode) : withoutName(typed);
  const asked = postalCode ?? (others.length > 0 ? typed.trim() : place.name);
  // 'Worms' means the town, not its quarters.
  const middle = isPlaceName(typed) ? place : middleOf(places);
  return { kind: sharedVerdict(places) ?? 'mixed', asked, places, middle };
}

const withoutPlace = (postalCode: string): PlaceAnswer =>
  isElsewhere(postalCode) ? { kind: 'elsewhere', asked: postalCode } : { kind: 'unheard' };

function withoutName(typed: string): PlaceAnswer {
  const city = cityCalled(typed);
  const isFar = city && verdictFor(distanceKm(area.coordinates, city), area.serviceRadiusKm) === 'outside';
  return isFar ? { kind: 'elsewhere', asked: city.name } : { kind: 'unheard', similar: similarName(typed) };
}

const middleOf = (places: readonly Coordinates[]): Coordinates => ({
  latitude: mean(places.map(({ latitude }) => latitude)),
  longitude: mean(places.map(({ longitude }) => longitude)),
});

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
