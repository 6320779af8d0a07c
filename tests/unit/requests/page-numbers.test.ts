import { expect, test } from 'vitest';
import { pageNumbers } from '#admin/shown/Pagination.tsx';

test.each([
  { page: 1, pages: 1, shown: [1] },
  { page: 1, pages: 2, shown: [1, 2] },
  { page: 1, pages: 9, shown: [1, 2, 3] },
  { page: 2, pages: 9, shown: [1, 2, 3] },
  { page: 5, pages: 9, shown: [4, 5, 6] },
  { page: 9, pages: 9, shown: [7, 8, 9] },
])('at most three page buttons are shown on page $page of $pages: $shown', ({ page, pages, shown }) => {
  expect(pageNumbers(page, pages, 3)).toEqual(shown);
});
