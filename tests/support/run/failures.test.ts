import { expect, test } from 'vitest';
import { commandFailure, playwrightFailures, vitestFailures } from './failures.ts';

test('names the failed tests of a Vitest report by file and test, and the files that did not load', () => {
  const failures = vitestFailures({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'divides',
            failureMessages: ['\u001b[31mError: by zero\u001b[39m\n\n  at a.ts:1'],
          },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  });
  expect(failures).toEqual([
    { name: 'a.test.ts › divides', reason: 'Error: by zero\n  at a.ts:1' },
    { name: 'b.test.ts', reason: 'Cannot find module' },
  ]);
});

test('names the failed and the flaky tests of a Playwright report, however deep they are, and errors outside', () => {
  const spec = (title: string, line: number, status: string) => ({
    title,
    file: 'e2e/site/faq.spec.ts',
    line,
    tests: [{ projectName: 'phone', status, results: [{ errors: status === 'expected' ? [] : [{ message: 'why' }] }] }],
  });
  const failures = playwrightFailures({
    errors: [{ message: 'no server' }],
    suites: [
      {
        specs: [spec('is there', 3, 'expected')],
        suites: [{ specs: [spec('opens', 7, 'unexpected'), spec('closes', 9, 'flaky')] }],
      },
    ],
  });
  expect(failures).toEqual([
    { name: 'outside of any test', reason: 'no server' },
    { name: '[phone] e2e/site/faq.spec.ts:7 › opens', reason: 'why' },
    { name: '[phone] e2e/site/faq.spec.ts:9 › closes', reason: 'why' },
  ]);
});

test('of a command that failed, the end of what it printed is kept', () => {
  const output = Array.from({ length: 40 }, (_, line) => `line ${line}\n`).join('');
  const { name, reason } = commandFailure({ command: ['tsc', '--all'], reporter: 'exit-status' }, { code: 2, output });
  expect(name).toBe('tsc --all');
  expect(reason.split('\n')).toHaveLength(14);
  expect(reason.endsWith('line 39')).toBe(true);
});
