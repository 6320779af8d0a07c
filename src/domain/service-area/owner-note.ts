import { ownerNoteTexts as texts } from './owner-note-texts.ts';
import { placesCalled, placesNamed, placesWithin } from './place-names.ts';
import { readPostalCode } from './postal-code.ts';
import { isElsewhere, placesOf, sharedVerdict, wholeKm } from './served-places.ts';

/** 'im Gebiet (12 km)', 'außerhalb (25–31 km)'; undefined for an unknown code and name. */
export function ownerNote(typed: string): string | undefined {
  const postalCode = readPostalCode(typed);
  const called = placesCalled(typed);
  // 'Worms' means the town without its villages.
  const places = postalCode
    ? placesWithin(typed, placesOf(postalCode))
    : called.length > 0
      ? called
      : placesNamed(typed);
  if (places.length === 0) return postalCode && isElsewhere(postalCode) ? texts.outside : undefined;
  const distances = places.map(wholeKm);
  const ends = new Set([Math.min(...distances), Math.max(...distances)]);
  const isPartlyInside = places.some(({ verdict }) => verdict === 'inside');
  const verdict = sharedVerdict(places) ?? (isPartlyInside ? 'mixed' : 'edge');
  return `${texts[verdict]} (${[...ends].join('–')}\u00a0km)`;
}

/** Whether a typed place is in the area, also in part or at its edge. */
export const isServed = (typed: string): boolean => !(ownerNote(typed) ?? texts.outside).startsWith(texts.outside);
