import { expect, test } from 'vitest';
import { knownCallers, lastDay } from '#admin/case/known-callers.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';

const from = (name: string, phone: string, n = 1): StoredRequest => ({
  id: `6f1c1f4e-8f6a-4d0c-9c52-00000000000${n}`,
  name,
  email: '',
  phone,
  createdAt: '2026-11-20T09:00:00.000Z',
});
const inbox = [
  from('Becker', '0671 123456'),
  from('becker', '+49 671 123456', 2),
  from('Anruf 0671 123456', '0671 123456', 3),
  from('Kurz', '06731 99887, 0176/04069111', 4),
];
const namesAt = (typed: string, contacts = inbox) => knownCallers(contacts, typed).map(({ name }) => name);

test.each([
  ['0671 12', ['Becker']],
  ['+49 671 123456', ['Becker']],
  ['0176 04069', ['Kurz']],
  ['067', []],
  ['', []],
  ['0671 99', []],
  ['b', []],
  ['beck', ['Becker']],
  ['KUR', ['Kurz']],
  ['Anruf', []],
])('a typed name or number finds whom the owner knows, each once: %s', (typed, names) => {
  expect(namesAt(typed)).toEqual(names);
});

test('a typed number names five at most', () => {
  const town = Array.from({ length: 6 }, (_, n) => from(`Person ${n}`, `06131 55${n}000`));
  expect(namesAt('06131 55', town)).toHaveLength(5);
  expect(namesAt('06131 551', town)).toEqual(['Person 1']);
});

test('a known caller is named with the last day of contact or work', () => {
  const state = { version: 1, step: 'erledigt', jobs: [{ number: 1, day: '2026-11-24' }] };
  const request = from('Becker', '0671 123456');
  expect(lastDay(request, '2026-11-25')).toBe('20.11.');
  expect(lastDay({ ...request, state }, '2026-11-25')).toBe('24.11.');
  expect(lastDay({ ...request, state, isNotebook: true }, '2027-01-02')).toBe('24.11.2026');
  expect(lastDay({ ...request, isNotebook: true }, '2026-11-25')).toBeUndefined();
});
