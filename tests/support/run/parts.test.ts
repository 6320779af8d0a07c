import { expect, test } from 'vitest';
import { ownTests } from './changed.ts';
import { PART_NAMES, selectLanes } from './parts.ts';

const namesOf = (...names: string[]) => selectLanes(names).map((lane) => lane.map(({ name }) => name));

test('without names every part runs except the one for changes', () => {
  const all = namesOf()
    .flat()
    .flatMap((name) => name.split(' + '));
  expect(all).toEqual(PART_NAMES.filter((name) => name !== 'changed'));
});

test('with names only these parts run, no lane is empty, and the browser’s are one run', () => {
  expect(namesOf('unit', 'platform', 'lint')).toEqual([['lint'], ['platform', 'unit']]);
  expect(namesOf('build', 'budget', 'e2e', 'lint')).toEqual([['build', 'budget + e2e'], ['lint']]);
  const [[pool] = []] = selectLanes(['budget', 'e2e']);
  expect(pool?.commands[0]).toEqual(
    expect.arrayContaining(['--project=desktop', '--project=phone', '--project=budget']),
  );
});

test.each([
  ['src/admin/inbox/inbox.server.ts', ['contact', 'contact-bin', 'large-inbox']],
  ['src/domain/messages/deliver.server.ts', ['outbox', 'outbox-faults']],
  ['netlify/functions/push.ts', ['push']],
  ['tests/functions/push.test.ts', ['push']],
  ['src/shared/format/german-date.ts', []],
])('of what was changed at %s the functions’ own tests are found by name', (path, names) => {
  const fileOf = (name: string) => `${name}.test.ts`;
  const tests = ['contact', 'contact-bin', 'large-inbox', 'outbox', 'outbox-faults', 'push'].map(fileOf);
  expect(ownTests([path], tests)).toEqual(names.map((name) => `tests/functions/${fileOf(name)}`));
});
