import { expect, test } from 'vitest';
import { changedPart, PART_NAMES, selectStages } from './parts.ts';

const namesOf = (...names: string[]) =>
  selectStages(names).map((lanes) => lanes.map((lane) => lane.map((p) => p.name)));

test('without names every part runs but the one for changes', () => {
  expect(namesOf().flat(2)).toEqual(PART_NAMES.filter((name) => name !== 'changed'));
});

test('with names only these run, in the usual order, and no lane is empty', () => {
  expect(namesOf('unit', 'platform', 'lint')).toEqual([[['lint', 'unit'], ['platform']], []]);
  expect(namesOf('e2e', 'budget')).toEqual([[], [['budget', 'e2e']]]);
});

test('what was changed is run by those that import it, and the functions’ by name', () => {
  const commands = (...tests: string[]) => changedPart({ since: 'origin/main' }, tests).commands;
  expect(commands('tests/functions/contact.test.ts')).toEqual([
    expect.arrayContaining(['--changed', 'origin/main', '--passWithNoTests', 'unit', 'platform']),
    expect.arrayContaining(['functions', 'tests/functions/contact.test.ts']),
  ]);
  expect(commands()).toHaveLength(1);
});

test('every part has a name of its own', () => {
  expect(new Set(PART_NAMES).size).toBe(PART_NAMES.length);
});
