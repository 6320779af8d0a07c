import { expect, test } from 'vitest';
import { PART_NAMES, type Part, selectStages } from './parts.ts';

const part = (name: string): Part => ({ name, checks: [] });
const stages = [[[part('lint'), part('build')], [part('unit')]], [[part('e2e')]]];
const namesOf = (selected: Part[][][]) => selected.map((lanes) => lanes.map((lane) => lane.map(({ name }) => name)));

test('without names every part runs', () => {
  expect(namesOf(selectStages([], stages))).toEqual([[['lint', 'build'], ['unit']], [['e2e']]]);
});

test('with names only these run, in the usual order, and no lane is empty', () => {
  expect(namesOf(selectStages(['e2e', 'unit'], stages))).toEqual([[['unit']], [['e2e']]]);
});

test('every part has a name of its own', () => {
  expect(new Set(PART_NAMES).size).toBe(PART_NAMES.length);
});
