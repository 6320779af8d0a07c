import { expect, test } from 'vitest';
import { PART_NAMES, selectStages } from './parts.ts';

const namesOf = (...names: string[]) =>
  selectStages(names).map((lanes) => lanes.map((lane) => lane.map((p) => p.name)));

test('without names every part runs but the one for changes', () => {
  expect(namesOf().flat(2)).toEqual(PART_NAMES.filter((name) => name !== 'changed'));
});

test('with names only these run, in the usual order, and no lane is empty', () => {
  expect(namesOf('unit', 'platform', 'lint')).toEqual([[['lint', 'platform'], ['unit']], []]);
  expect(namesOf('e2e', 'budget')).toEqual([[], [['budget', 'e2e']]]);
});

test('a changed feature’s own tests run alone', () => {
  expect(namesOf('changed')).toEqual([[['changed']]]);
});

test('every part has a name of its own', () => {
  expect(new Set(PART_NAMES).size).toBe(PART_NAMES.length);
});
