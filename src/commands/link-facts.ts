/** Makes `#facts` mean the repository's facts, unless a publication put its own there (decisions/publishing.md). */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRunning } from '#platform/serve/stop-signals.ts';

const sample = fileURLToPath(new URL('../content/facts', import.meta.url));
const place = fileURLToPath(new URL('../../.cache/site/facts', import.meta.url));

// A server that was killed while it published leaves facts that nobody published; those before come back.
const [site, before, publisher] = [dirname(place), `${dirname(place)}.before`, `${dirname(place)}.publisher`];
if (existsSync(before) && existsSync(publisher) && !isRunning(Number(readFileSync(publisher, 'utf8')))) {
  rmSync(site, { recursive: true, force: true });
  renameSync(before, site);
}

// Commands that start at the same moment may find no link at the same moment.
if (!existsSync(place)) {
  mkdirSync(dirname(place), { recursive: true });
  rmSync(place, { force: true });
  try {
    // Relative, so that the project's folder may move. Windows resolves it, because a junction is absolute.
    symlinkSync(relative(dirname(place), sample), place, 'junction');
  } catch (error) {
    if (!existsSync(place)) throw error;
  }
}
