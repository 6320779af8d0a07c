import type { Coordinates } from '#domain/service-area/distance.ts';

/** Latitude and longitude at each bend, downstream, to 250 m. */
type Course = readonly (readonly [latitude: number, longitude: number])[];

export const rhine: Course = [
  [49.54, 8.432],
  [49.611, 8.385],
  [49.69, 8.369],
  [49.713, 8.42],
  [49.752, 8.477], // Gernsheim, ferry
  [49.776, 8.453],
  [49.857, 8.368], // Oppenheim
  [49.873, 8.345], // Nierstein
  [49.917, 8.348], // Nackenheim
  [49.984, 8.307],
  [49.9945, 8.293], // Mouth of the Main
  [50.033, 8.235], // Biebrich
  [50.022, 8.118], // Eltville
  [49.979, 7.955],
  [49.971, 7.9], // Bingen, mouth of the Nahe at 7.888
  [49.973, 7.878],
  [50.01, 7.853],
  [50.043, 7.81], // Lorch
  [50.075, 7.762],
];

/** The last kilometres before the mouth. */
export const main: Course = [
  [50.014, 8.46],
  [49.997, 8.405],
  [50.006, 8.335],
  [49.9945, 8.293],
];

export const nahe: Course = [
  [49.804, 7.79],
  [49.846, 7.865], // Bad Kreuznach
  [49.896, 7.913],
  [49.971, 7.888],
];

export const pointsOf = (course: Course): Coordinates[] =>
  course.map(([latitude, longitude]) => ({ latitude, longitude }));
