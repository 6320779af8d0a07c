import { describe, expect, it, vi } from 'vitest';

vi.mock('#content/business.ts', () => import('./a-business.ts'));
const { isOnMap, project } = await import('#site/service-area/projection.ts');
const { main, nahe, pointsOf, rhine } = await import('#site/service-area/rivers.ts');
const { placesInside } = await import('#domain/service-area/served-places.ts');
const { smoothPath } = await import('#site/service-area/smooth-path.ts');
const { serviceAreaTexts } = await import('#site/service-area/texts.ts');
const { townsOnMap } = await import('#site/service-area/towns-on-map.ts');

describe('the projection', () => {
  it('has the business in its middle', () => {
    expect(project({ latitude: 49.88, longitude: 8.12 })).toEqual({ x: 0, y: 0 });
  });

  it('draws 100 m as one unit, north up and east to the right', () => {
    expect(project({ latitude: 49.97, longitude: 8.12 })).toEqual({ x: 0, y: -100 });
    expect(project({ latitude: 49.88, longitude: 8.26 })).toEqual({ x: 100, y: 0 });
  });

  it('agrees with the distance to every town to a hundredth', () => {
    const apart = townsOnMap().map((town) => {
      const { x, y } = project(town);
      return Math.abs(Math.hypot(x, y) / 10 - town.km);
    });
    expect(Math.max(...apart)).toBeLessThan(0.3);
  });

  it('finds places beyond the map', () => {
    expect(isOnMap(project({ latitude: 49.63, longitude: 8.36 }))).toBe(true);
    expect(isOnMap(project({ latitude: 52.5, longitude: 13.4 }))).toBe(false);
  });
});

/** How far east (positive) of the river a point lies, measured along its latitude, in degrees. */
function eastOf(course: typeof rhine, [latitude, longitude]: readonly [number, number]): number {
  const crossings = course.slice(1).flatMap(([toLatitude, toLongitude], index) => {
    const [fromLatitude = 0, fromLongitude = 0] = course[index] ?? [];
    const share = (latitude - fromLatitude) / (toLatitude - fromLatitude);
    return share >= 0 && share < 1 ? [longitude - (fromLongitude + share * (toLongitude - fromLongitude))] : [];
  });
  return crossings.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? Number.NaN;
}

type Town = readonly [latitude: number, longitude: number];
/** Towns on both banks, in the order in which the river passes them. */
const WEST: Record<string, Town> = {
  Worms: [49.633, 8.359],
  Oppenheim: [49.855, 8.36],
  Nackenheim: [49.915, 8.339],
  Mainz: [50.001, 8.269],
};
const EAST: Record<string, Town> = {
  Lampertheim: [49.598, 8.473],
  Gernsheim: [49.753, 8.489],
  Trebur: [49.926, 8.407],
  'Mainz-Kastel': [50.01, 8.284],
};
const SOUTH: Record<string, Town> = { Bingen: [49.967, 7.899], Heidesheim: [50.0, 8.126], Budenheim: [50.017, 8.167] };
const NORTH: Record<string, Town> = {
  Rüdesheim: [49.979, 7.924],
  Hattenheim: [50.013, 8.062],
  Biebrich: [50.045, 8.245],
};

describe('the Rhine', () => {
  it.each(Object.entries(WEST))('has %s to its west', (_, town) => expect(eastOf(rhine, town)).toBeLessThan(0));
  it.each(Object.entries(EAST))('has %s to its east', (_, town) => expect(eastOf(rhine, town)).toBeGreaterThan(0));

  /** From Mainz to Bingen the river runs west: turned by a quarter, 'west' of it is its southern bank. */
  const turned = rhine.map(([latitude, longitude]) => [longitude, latitude] as const).filter(([, lat]) => lat > 49.96);
  const northOf = ([latitude, longitude]: Town) => eastOf(turned, [longitude, latitude]);
  it.each(Object.entries(SOUTH))('has %s to its south', (_, town) => expect(northOf(town)).toBeLessThan(0));
  it.each(Object.entries(NORTH))('has %s to its north', (_, town) => expect(northOf(town)).toBeGreaterThan(0));

  it.each([
    ['Main', main],
    ['Nahe', nahe],
  ])('takes in the %s within 500 m of a drawn point', (_name, course) => {
    const mouth = pointsOf(course).map(project).at(-1) ?? { x: Number.NaN, y: Number.NaN };
    const gaps = pointsOf(rhine)
      .map(project)
      .map(({ x, y }) => Math.hypot(x - mouth.x, y - mouth.y));
    expect(Math.min(...gaps)).toBeLessThan(10);
  });
});

describe('the drawn line', () => {
  it('goes from the first point to the last', () => {
    const path = smoothPath([
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 20 },
    ]);
    // Joints lie between the points: (5, 0) and (10, 10); the steps are written one after the other.
    expect(path).toBe('M0 0q0 0 5 0t5 10t0 10');
  });

  it('needs two points', () => {
    expect(() => smoothPath([{ x: 1, y: 1 }])).toThrow(RangeError);
  });
});

describe('the map in words', () => {
  const labels = (verdict: string) => townsOnMap().flatMap((town) => (town.verdict === verdict ? [town.label] : []));

  it('names the towns by their place in the circle', () => {
    expect(
      serviceAreaTexts.mapDescription({
        inside: labels('inside'),
        edge: labels('edge'),
        outside: labels('outside'),
      }),
    ).toBe(
      'Karte: der Rhein bei Mainz und ein Kreis von 20 Kilometern um unseren Standort. ' +
        'Im Kreis: Mainz, Ingelheim, Nieder-Olm, Nierstein, Oppenheim, Wörrstadt und Alzey. ' +
        'Am Rand: Bingen und Bad Kreuznach. Außerhalb: Wiesbaden und Worms.',
    );
  });

  it('is silent about a group without towns', () => {
    expect(serviceAreaTexts.mapDescription({ inside: ['Mainz'], edge: [], outside: [] })).toMatch(
      /Standort\. Im Kreis: Mainz\.$/,
    );
  });

  it('lists the places inside once each, and none from the edge', () => {
    const names = placesInside();
    expect(names).toContain('Ingelheim am Rhein');
    expect(names).toContain('Saulheim');
    expect(names).not.toContain('Bingen am Rhein');
    expect(names).not.toContain('Worms');
    expect(new Set(names).size).toBe(names.length);
  });
});
