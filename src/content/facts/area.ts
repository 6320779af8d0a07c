import type { Facts } from '#content/facts-schema.ts';

type Area = Facts['area'];

export const region: string = 'Rheinhessen';
export const coordinates: Area['coordinates'] = { latitude: 49.88, longitude: 8.12, place: 'Rheinhessen' };
export const serviceRadiusKm: number = 20; // Spec §9
/** The Rheingau is a detour away, because no bridge crosses the Rhine between Mainz-Schierstein and Koblenz. */
export const serviceExceptions: Area['serviceExceptions'] = [
  {
    places: ['65343', '65344', '65345', '65346', '65347', '65366', '65375', '65385', '65396', '65399'],
    verdict: 'edge',
    why: 'Dazwischen liegt der Rhein, und dort führt keine Brücke hinüber.',
  },
];
