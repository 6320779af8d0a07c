/**
 * Makes `#facts` mean the repository's facts, unless a publication has put its own in that place
 * (src/docs/decisions/facts-seam.md). Every npm script that imports facts preloads it.
 */
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const sample = fileURLToPath(new URL('../content/facts', import.meta.url));
const place = fileURLToPath(new URL('../../.cache/site/facts', import.meta.url));

// Commands that start at the same moment may find no link at the same moment.
if (!existsSync(place)) {
  mkdirSync(dirname(place), { recursive: true });
  // A link whose target is gone.
  rmSync(place, { force: true });
  try {
    // Relative, so that the project's folder may move. Windows resolves it, because a junction is absolute.
    symlinkSync(relative(dirname(place), sample), place, 'junction');
  } catch (error) {
    if (!existsSync(place)) throw error;
  }
}
