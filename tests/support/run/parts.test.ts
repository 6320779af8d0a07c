import { expect, test } from 'vitest';
import { PART_NAMES, selectLanes } from './parts.ts';

const namesOf = (...names: string[]) => selectLanes(names).map((lane) => lane.map(({ name }) => name));

test('npm test without names runs every part, with names only these in no empty lane, and the browser’s in one run', () => {
  expect(
    namesOf()
      .flat()
      .flatMap((name) => name.split(' + ')),
  ).toEqual(PART_NAMES);
  expect(namesOf('unit', 'platform', 'backups')).toEqual([['unit'], ['platform', 'backups']]);
  expect(namesOf('build', 'budget', 'e2e', 'lint')).toEqual([['build', 'budget + e2e', 'lint']]);
  const [[pool] = []] = selectLanes(['budget', 'e2e']);
  expect(pool?.command).toEqual(expect.arrayContaining(['tests/budget/', 'tests/e2e/']));
});
