import type { Facts } from '#content/facts-schema.ts';
import { distanceKm } from '#domain/service-area/distance.ts';
import { placesNamed } from '#domain/service-area/place-names.ts';
import { readPostalCode } from '#domain/service-area/postal-code.ts';
import { placesOf } from '#domain/service-area/served-places.ts';
import type { Contradiction } from '#domain/site/contradictions.ts';
import { placeTexts as texts } from '../texts.ts';

/** From here on the seat is another place than the middle of the area. */
const FAR_KM = 3;

export function findPlaces(typed: string) {
  const code = readPostalCode(typed);
  const found = code ? placesOf(code) : placesNamed(typed);
  return found.map(({ name, latitude, longitude }) => ({ latitude, longitude, place: name }));
}

export function farSeat({ firm, area }: Facts): Contradiction[] {
  const all = findPlaces(firm.postalCode);
  const seat = all.find(({ place }) => place === firm.city) ?? all[0];
  if (!seat) return [];
  const km = distanceKm(seat, area.coordinates);
  if (km <= FAR_KM) return [];
  const changes = { 'area.coordinates': { ...seat, place: firm.city } };
  const remedies = [{ label: texts.takeSeat(firm.city), changes }];
  const detail = texts.far(firm.city, Math.round(km));
  return [{ kind: 'warning', title: texts.farTitle, detail, fields: ['area.coordinates'], remedies }];
}
