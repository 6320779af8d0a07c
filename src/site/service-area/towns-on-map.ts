import { mapTowns } from '#content/map-towns.ts';
import { placesOf, type ServedPlace } from '#domain/service-area/served-places.ts';
import { isOnMap, project } from './projection.ts';

export type MapTown = ServedPlace & Pick<(typeof mapTowns)[number], 'label' | 'side'>;

/** Finds the towns to draw. @throws if one is missing in the postal-code table. */
export const townsOnMap = (): MapTown[] =>
  mapTowns
    .map(({ postalCode, label, side }) => {
      const place = placesOf(postalCode).find(({ name }) => name.startsWith(label));
      if (!place) throw new Error(`${label} is not among the places of ${postalCode}.`);
      return { ...place, label, side };
    })
    .filter((town) => isOnMap(project(town)));
