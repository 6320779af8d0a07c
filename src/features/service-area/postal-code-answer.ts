import type { Coordinates } from './distance.ts';
import { readPostalCode } from './postal-code.ts';
import { isElsewhere, placesOf, type ServedPlace } from './served-places.ts';
import type { Verdict } from './verdict.ts';

/**
 * What the check found out. 'mixed': the places of this code get different verdicts. 'elsewhere':
 * far from the region's table. 'unknown': near it and not in it. 'malformed': no postal code at all.
 */
export type PostalCodeAnswer =
  | { kind: Verdict | 'mixed'; postalCode: string; places: ServedPlace[]; middle: Coordinates }
  | { kind: 'elsewhere' | 'unknown'; postalCode: string }
  | { kind: 'malformed' };

/** Answers 'Kommen wir zu Ihnen?' for what somebody typed (Spec §1). */
export function answerFor(typed: string): PostalCodeAnswer {
  const postalCode = readPostalCode(typed);
  if (!postalCode) return { kind: 'malformed' };
  const places = placesOf(postalCode);
  if (places.length === 0) return { kind: isElsewhere(postalCode) ? 'elsewhere' : 'unknown', postalCode };
  return { kind: sharedVerdict(places) ?? 'mixed', postalCode, places, middle: middleOf(places) };
}

/** The verdict that all of these places get; undefined where they differ. */
export const sharedVerdict = ([first, ...others]: readonly ServedPlace[]): Verdict | undefined =>
  others.every(({ verdict }) => verdict === first?.verdict) ? first?.verdict : undefined;

const middleOf = (places: readonly Coordinates[]): Coordinates => ({
  latitude: mean(places.map(({ latitude }) => latitude)),
  longitude: mean(places.map(({ longitude }) => longitude)),
});

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
