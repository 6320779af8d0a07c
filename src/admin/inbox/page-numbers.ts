/** At most `most` page numbers around the current one: (5, 9, 3) → [4, 5, 6]; at the ends they stay in range. */
export function pageNumbers(current: number, pages: number, most: number): number[] {
  const length = Math.min(most, pages);
  const first = Math.max(1, Math.min(current - Math.floor(length / 2), pages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
