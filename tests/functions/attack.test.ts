import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { attack } from '../support/attack/attack.ts';
import { badRequest } from '../support/attack/bad-request.ts';
import { testDatabase } from '../support/database.ts';

const { db } = testDatabase();

it('400 bad requests to all routes are refused with German sentences, and none is an accident', async () => {
  const log = vi.mocked(console.error);
  const takeLogged = () => {
    const lines = log.mock.calls.map(([line]) => String(line));
    log.mockClear();
    return lines;
  };
  const { statuses, faults } = await attack(db, fc.sample(badRequest, { seed: 11, numRuns: 400 }), takeLogged);
  expect(faults).toEqual([]);
  // The attack reaches what it wants to reach: some go through, others are refused for each of these reasons.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 405, 413, 415, 422]));
});
