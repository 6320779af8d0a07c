import { seasonLine } from './season-line.ts';

/** Puts the line of the visitor's day where the line of the build's day stands. */
export function showSeason() {
  const line = document.querySelector('[data-month]');
  if (line) line.textContent = seasonLine(new Date());
}
