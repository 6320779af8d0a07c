import { expect, test } from 'vitest';
import { PART_NAMES, type Part, type Stage, selectStages } from './parts.ts';

const part = (name: string): Part => ({ name, checks: [] });
const stages: Stage[] = [
  { sideBySide: 2, parts: [part('lint'), part('unit')] },
  { sideBySide: 1, parts: [part('e2e')] },
];
const namesOf = (selected: Stage[]) => selected.map(({ parts }) => parts.map(({ name }) => name));

test('without names every part runs', () => {
  expect(namesOf(selectStages([], stages))).toEqual([['lint', 'unit'], ['e2e']]);
});

test('with names only these run, in the usual order, and no stage is empty', () => {
  expect(namesOf(selectStages(['unit', 'lint'], stages))).toEqual([['lint', 'unit']]);
});

test('every part has a name of its own', () => {
  expect(new Set(PART_NAMES).size).toBe(PART_NAMES.length);
});
