/** A separate file, because only visits in a later month than the build's need it. */
import { seasonLine } from './texts.ts';

const line = document.querySelector('[data-month]');
if (line) line.textContent = seasonLine(new Date());
