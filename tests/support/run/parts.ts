import process from 'node:process';

/** A named part of `npm test`. */
export interface Part {
  name: string;
  command: readonly string[];
  /** Seconds on two quiet cores, in its lane beside the others. The summary marks a part that takes longer. */
  budgetS: number;
  needsBrowser?: boolean;
  /** The part that must have ended before. */
  after?: string;
}

/** '1/2': the half of the tests that this machine runs (.github/workflows). */
const shard = process.env.SHARD ? [`--shard=${process.env.SHARD}`] : [];

const npm = (name: string, budgetS: number): Part => ({ name, command: ['npm', 'run', '--silent', name], budgetS });
const project = (name: string, budgetS: number): Part => ({
  name,
  command: ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', name, ...shard],
  budgetS,
});

/** The parts in a browser, each a folder of tests. */
const BROWSER = ['e2e', 'accessibility', 'budget', 'engines'];

/** The parallel lanes for two cores, of equal length. A third one makes neither shorter. */
const LANES: readonly (readonly Part[])[] = [
  [project('unit', 30), npm('build', 30), inBrowser(BROWSER), npm('lint', 25)],
  [
    project('platform', 70),
    project('architecture', 40),
    // Writes .astro, as the build and some tests of `built` do: one after the other.
    { ...npm('types', 55), after: 'build' },
    { ...project('built', 180), after: 'build' },
    project('functions', 150),
    project('backups', 60),
  ],
];

export const PART_NAMES = LANES.flat().flatMap(({ name }) => name.split(' + '));

/** Returns the named parts, or all, in lanes. */
export function selectLanes(names: readonly string[]): Part[][] {
  const chosen = names.length > 0 ? names : PART_NAMES;
  const browsers = chosen.filter((name) => BROWSER.includes(name));
  return LANES.map((lane) =>
    lane.flatMap((part) => {
      if (!part.needsBrowser) return chosen.includes(part.name) ? [part] : [];
      return browsers.length > 0 ? [inBrowser(browsers)] : [];
    }),
  ).filter(({ length }) => length > 0);
}

/** One run with one server and busy workers. */
function inBrowser(chosen: readonly string[]): Part {
  const folders = chosen.map((name) => `tests/${name}/`);
  // The other engines alone: each has two windows (playwright.config.ts), and none waits for another's.
  const workers = chosen.join() === 'engines' ? ['--workers=4'] : [];
  const command = ['playwright', 'test', '--config', 'tests/playwright.config.ts', ...folders, ...shard, ...workers];
  return { name: chosen.join(' + '), command, budgetS: 520, needsBrowser: true };
}
