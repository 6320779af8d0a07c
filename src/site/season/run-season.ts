/** A file of its own, because only visits in another month than the build's need it. */
import { seasonLine } from './texts.ts';

const line = document.querySelector('[data-month]');
if (line) line.textContent = seasonLine(new Date());
