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

describe('the Rhine', () => {
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
