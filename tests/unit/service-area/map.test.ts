import { expect, test, vi } from 'vitest';

vi.mock('#facts/area.ts', () => import('./a-business.ts'));
vi.mock('#facts/contact.ts', () => import('./a-business.ts'));
const { isOnMap, project } = await import('#site/service-area/projection.ts');
const { townsOnMap } = await import('#site/service-area/towns-on-map.ts');

test('the projection draws 100 m as one unit around the business, north up and east to the right', () => {
  expect(project({ latitude: 49.88, longitude: 8.12 })).toEqual({ x: 0, y: 0 });
  expect(project({ latitude: 49.97, longitude: 8.12 })).toEqual({ x: 0, y: -100 });
  expect(project({ latitude: 49.88, longitude: 8.26 })).toEqual({ x: 100, y: 0 });
});

test('the projection differs by less than 300 m from the distance to every town', () => {
  const apart = townsOnMap().map((town) => {
    const { x, y } = project(town);
    return Math.abs(Math.hypot(x, y) / 10 - town.km);
  });
  expect(Math.max(...apart)).toBeLessThan(0.3);
});

test('the projection detects places beyond the map', () => {
  expect(isOnMap(project({ latitude: 49.63, longitude: 8.36 }))).toBe(true);
  expect(isOnMap(project({ latitude: 52.5, longitude: 13.4 }))).toBe(false);
});
