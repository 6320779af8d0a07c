import { expect, test } from 'vitest';
import { countPlaywright, countVitest, distrust } from './counts.ts';

const vitestReport = (tests: string[], fileStatus = 'passed') => ({
  numPassedTests: tests.filter((status) => status === 'passed').length,
  numFailedTests: tests.filter((status) => status === 'failed').length,
  numPendingTests: tests.filter((status) => status === 'skipped').length,
  numTodoTests: 0,
  testResults: [{ status: fileStatus, assertionResults: tests.map((status) => ({ status })) }],
});

test('counts what Vitest reports', () => {
  const report = vitestReport(['passed', 'passed', 'failed', 'skipped'], 'failed');
  expect(countVitest(report)).toEqual({ passed: 2, failed: 1, skipped: 1 });
});

test('a test file that does not load counts as a failure', () => {
  expect(countVitest(vitestReport([], 'failed'))).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('counts what Playwright reports, and a flaky test as failed', () => {
  const stats = { expected: 7, unexpected: 2, flaky: 1, skipped: 3 };
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 7, failed: 3, skipped: 3 });
});

test('an error outside of any test counts as a failure', () => {
  const stats = { expected: 7, unexpected: 0, flaky: 0, skipped: 0 };
  expect(countPlaywright({ stats, errors: [new Error('no server')] }).failed).toBe(1);
});

test('a part that ran nothing is one failure, even when its command is content', () => {
  expect(distrust({ passed: 0, failed: 0, skipped: 4 }, 0).failed).toBe(1);
});

test('a part whose command fails while no test did is one failure', () => {
  expect(distrust({ passed: 5, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  expect(distrust({ passed: 5, failed: 0, skipped: 0 }, null).failed).toBe(1);
});

test('failures that are counted already are not counted twice', () => {
  expect(distrust({ passed: 5, failed: 2, skipped: 0 }, 1).failed).toBe(2);
});
