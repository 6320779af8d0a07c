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

test.each([
  ['capped at 40 while a page is hidden from search engines by mistake', anItem('indexable', 80, 'error'), 40],
  ['capped at 50 while sample texts are left', anItem('sample-data', 99, 'error'), 50],
  ['capped at 10 if the site is unreachable', anItem('reachable', 0, 'error'), 10],
  ['not capped for one unreachable page', anItem('reachable', 60, 'error'), 99],
  ['not capped without an error', anItem('indexable', 100), 100],
])('the overall score is %s', (_, item, score) => {
  const others = Array.from({ length: 30 }, (_, index) => anItem(`x${index}`, 100));
  expect(overallScore([...others, item])).toBe(score);
});
