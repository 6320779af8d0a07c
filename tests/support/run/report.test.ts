import { expect, test } from 'vitest';
import { resultOf, summaryOf } from './report.ts';

const vitest = ['vitest', 'run'];
const ended = (code: number | null, output = '') => ({ code, output });
const cases = (...inner: string[]) =>
  `<?xml version="1.0"?><testsuites><testsuite name="a">${inner.join('')}</testsuite></testsuites>`;
const passed = '<testcase classname="a.test.ts" name="adds"/>';
const skipped = '<testcase classname="a.test.ts" name="later"><skipped/></testcase>';
const failed =
  '<testcase classname="a.test.ts" name="divides"><failure message="by zero">\n\u001b[31mError: by &quot;zero&quot;\n\n  at a.ts:1</failure></testcase>';
const broken = '<testcase classname="b.test.ts" name="b.test.ts"><error message="Cannot find module"/></testcase>';

test('a command with a report is counted by it, and its failures are named with reasons', () => {
  expect(resultOf(vitest, ended(1), cases(passed, passed, skipped, failed, broken))).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    failures: [
      '✘ a.test.ts › divides\n    Error: by "zero"\n      at a.ts:1\n',
      '✘ b.test.ts › b.test.ts\n    Cannot find module\n',
    ],
  });
});

test('a command without a report is one check, and the end of its output is the reason', () => {
  expect(resultOf(['biome', 'check'], ended(0), undefined)).toMatchObject({ passed: 1, failed: 0 });
  const { failures, ...counts } = resultOf(['tsc', '--all'], ended(2, 'line\n'.repeat(60)), undefined);
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(failures).toEqual([`✘ tsc --all\n${'    line\n'.repeat(40)}`]);
});

test('what a worker says between two tests is not hidden by those that passed after it', () => {
  const said = `Error: "route.fetch: Test ended."\n${'  ✓  7 [all] › logs in (1.3s)\n'.repeat(90)}1 error was not a part of any test\n`;
  expect(resultOf(['playwright', 'test'], ended(1, said), cases(passed)).failures).toEqual([
    '✘ playwright test\n    Error: "route.fetch: Test ended."\n    1 error was not a part of any test\n',
  ]);
});

test.each([
  ['ran nothing, even when it is content', 0, cases(skipped)],
  ['ran into nothing at all', 0, '<testsuites></testsuites>'],
  ['fails while no test did', 1, cases(passed)],
  ['was ended while no test had failed', null, cases(passed)],
  ['crashed before it could report', 1, undefined],
  ['reports nothing', 0, undefined],
])('a run of tests that %s is one failure', (_, code, xml) => {
  expect(resultOf(vitest, ended(code), xml).failed).toBe(1);
});

test('the summary lists each part with its seconds and budget, the failures with their reasons, and at last the sum', () => {
  const unit = { name: 'unit', passed: 12, failed: 0, skipped: 1, seconds: 3.04, budgetS: 9, failures: [] };
  const failures = ['✘ faq\n    open\n'];
  const e2e = { ...unit, name: 'e2e', passed: 3, failed: 1, skipped: 0, seconds: 21.5, failures };
  expect(summaryOf([unit, e2e]).split('\n')).toEqual([
    'part  passed  failed  skipped  seconds  budget',
    '────  ──────  ──────  ───────  ───────  ──────',
    'unit      12       0        1      3.0       9',
    'e2e        3       1        0     21.5     ! 9',
    ...['', '✘ faq', '    open', '', '15 passed, 1 failed'],
  ]);
});
