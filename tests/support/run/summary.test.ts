import { expect, test } from 'vitest';
import { summaryOf } from './summary.ts';

test('ends with what the whole run came to, alone on the last line', () => {
  const text = summaryOf([
    { name: 'unit', passed: 12, failed: 0, skipped: 1, seconds: 3.04, failures: [] },
    { name: 'accessibility', passed: 3, failed: 2, skipped: 0, seconds: 21.5, failures: [] },
  ]);
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
  const failures = [
    { name: '[phone] e2e/site/faq.spec.ts:12 › opens one', reason: 'Error: hidden\nExpected: visible' },
  ];
  const text = summaryOf([{ name: 'e2e', passed: 3, failed: 1, skipped: 0, seconds: 9, failures }]);
  expect(text.split('\n').slice(0, 4)).toEqual([
    '✘ e2e: [phone] e2e/site/faq.spec.ts:12 › opens one',
    '    Error: hidden',
    '    Expected: visible',
    '',
  ]);
  expect(text.split('\n').at(-1)).toBe('3 passed, 1 failed');
});

test('a run of nothing says so', () => {
  expect(summaryOf([]).split('\n').at(-1)).toBe('0 passed, 0 failed');
});
