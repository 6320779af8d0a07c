import { describe, expect, test } from 'vitest';
import { resultOf, summaryOf } from './report.ts';

const ended = (code: number | null, output = '') => ({ code, output });
const cases = (...inner: string[]) =>
  `<?xml version="1.0"?><testsuites><testsuite name="a">${inner.join('')}</testsuite></testsuites>`;
const passed = '<testcase classname="a.test.ts" name="adds"/>';
const skipped = '<testcase classname="a.test.ts" name="later"><skipped/></testcase>';
const failed =
  '<testcase classname="a.test.ts" name="divides"><failure message="by zero">\n\u001b[31mError: by &quot;zero&quot;\n\n  at a.ts:1</failure></testcase>';
const broken = '<testcase classname="b.test.ts" name="b.test.ts"><error message="Cannot find module"/></testcase>';

describe('what a command came to', () => {
  const vitest = ['vitest', 'run'];

  test('is counted by its report, and names what failed and why', () => {
    expect(resultOf(vitest, ended(1), cases(passed, passed, skipped, failed, broken))).toEqual({
      passed: 2,
      failed: 2,
      skipped: 1,
      failures: [
        { name: 'a.test.ts › divides', reason: 'Error: by "zero"\n  at a.ts:1' },
        { name: 'b.test.ts › b.test.ts', reason: 'Cannot find module' },
      ],
    });
  });

  test('is one check where there is no report', () => {
    expect(resultOf(['biome', 'check'], ended(0), undefined)).toMatchObject({ passed: 1, failed: 0 });
    const output = Array.from({ length: 40 }, (_, line) => `line ${line}\n`).join('');
    const { failures, ...counts } = resultOf(['tsc', '--all'], ended(2, output), undefined);
    expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(failures).toMatchObject([{ name: 'tsc --all' }]);
    expect(failures[0]?.reason.split('\n')).toHaveLength(14);
    expect(failures[0]?.reason).toMatch(/line 39$/);
  });

  test.each([
    ['ran nothing, even when it is content', 0, cases(skipped)],
    ['ran into nothing at all', 0, '<testsuites></testsuites>'],
    ['fails while no test did', 1, cases(passed)],
    ['was ended while no test had failed', null, cases(passed)],
    ['crashed before it could report', 1, undefined],
    ['reports nothing', 0, undefined],
  ])('is one failure when it %s', (_, code, xml) => {
    expect(resultOf(vitest, ended(code), xml).failed).toBe(1);
  });

  test('is no failure when there was nothing to run and it may be so', () => {
    expect(resultOf([...vitest, '--passWithNoTests'], ended(0), cases()).failed).toBe(0);
  });
});

describe('the summary', () => {
  const part = { name: 'unit', passed: 12, failed: 0, skipped: 1, seconds: 3.04, failures: [] };

  test('ends with what the whole run came to, alone on the last line', () => {
    const text = summaryOf([part, { ...part, name: 'accessibility', passed: 3, failed: 2, skipped: 0, seconds: 21.5 }]);
    expect(text.split('\n')).toEqual([
      'part           passed  failed  skipped  seconds',
      '─────────────  ──────  ──────  ───────  ───────',
      'unit               12       0        1      3.0',
      'accessibility       3       2        0     21.5',
      '',
      '15 passed, 2 failed',
    ]);
  });

  test('says before the table once more what failed, and why', () => {
    const failures = [{ name: 'e2e/site/faq.spec.ts › opens one', reason: 'Error: hidden\nExpected: visible' }];
    const text = summaryOf([{ ...part, name: 'e2e', passed: 3, failed: 1, failures }]);
    expect(text.split('\n').slice(0, 4)).toEqual([
      '✘ e2e: e2e/site/faq.spec.ts › opens one',
      '    Error: hidden',
      '    Expected: visible',
      '',
    ]);
    expect(text.split('\n').at(-1)).toBe('3 passed, 1 failed');
  });

  test('of a run of nothing says so', () => {
    expect(summaryOf([]).split('\n').at(-1)).toBe('0 passed, 0 failed');
  });
});
