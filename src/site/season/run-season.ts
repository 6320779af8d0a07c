/** The line of today, in a file of its own: fetched only where the page was built in another month. */
import { seasonLine } from './season-line.ts';

const line = document.querySelector('[data-month]');
if (line) line.textContent = seasonLine(new Date());
