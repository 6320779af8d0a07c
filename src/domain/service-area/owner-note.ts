import { ownerNoteTexts as texts } from './owner-note-texts.ts';
import { placesCalled, placesNamed } from './place-names.ts';
import { readPostalCode } from './postal-code.ts';
import { isElsewhere, placesOf, sharedVerdict, wholeKm } from './served-places.ts';

/**
 * What the owner should know of a place that somebody typed, by the data of the public check: 'im Gebiet (12 km)',
 * 'außerhalb (25–31 km)'. Undefined where neither postal code nor name is known.
 */
export function ownerNote(typed: string): string | undefined {
  const postalCode = readPostalCode(typed);
  const called = placesCalled(typed);
  // 'Worms' is the town, and not its villages.
  const places = postalCode ? placesOf(postalCode) : called.length > 0 ? called : placesNamed(typed);
  if (places.length === 0) return postalCode && isElsewhere(postalCode) ? texts.outside : undefined;
  const distances = places.map(wholeKm);
  const ends = new Set([Math.min(...distances), Math.max(...distances)]);
  const isPartlyInside = places.some(({ verdict }) => verdict === 'inside');
  const verdict = sharedVerdict(places) ?? (isPartlyInside ? 'mixed' : 'edge');
  return `${texts[verdict]} (${[...ends].join('–')}\u00a0km)`;
}
