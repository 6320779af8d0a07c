import { expect, test } from 'vitest';
import { overallScore } from '#admin/seo/checks/overall-score.ts';
import type { SeoStatus } from '#admin/seo/contract.ts';

const anItem = (id: string, score: number | undefined, status: SeoStatus = 'success') => ({ id, score, status });

test.each([
  ['the rounded mean of the scores', [100, 55, 0], 52],
  ['without checks that have no score', [80, undefined], 80],
  ['undefined if no check has one', [undefined], undefined],
  ['undefined without checks', [], undefined],
])('the overall score is %s', (_, scores, overall) => {
  expect(overallScore(scores.map((score, n) => anItem(`x${n}`, score)))).toBe(overall);
});

test('the overall score is capped at 40 while a page is hidden from search engines by mistake', () => {
  const others = Array.from({ length: 30 }, (_, index) => anItem(`x${index}`, 100));
  expect(overallScore([...others, anItem('indexable', 80, 'error')])).toBe(40);
  expect(overallScore([...others, anItem('indexable', 100)])).toBe(100);
});

test('the overall score is capped at 50 while sample texts are left', () => {
  const others = Array.from({ length: 30 }, (_, index) => anItem(`x${index}`, 100));
  expect(overallScore([...others, anItem('sample-data', 99, 'error')])).toBe(50);
  expect(overallScore([...others, anItem('sample-data', 100)])).toBe(100);
});

test('the overall score is capped at 10 if the site is unreachable, but not for one unreachable page', () => {
  const before = [anItem('title', 100), anItem('description', 100), anItem('h1', 100)];
  expect(overallScore([...before, anItem('reachable', 0, 'error')])).toBe(10);
  expect(overallScore([...before, anItem('reachable', 95, 'error')])).toBe(99);
});
