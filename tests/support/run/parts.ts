import { changedCommands } from './changed.ts';

/** A named part of `npm test`: commands that run one after another. */
export interface Part {
  name: string;
  commands: readonly (readonly string[])[];
  needsBrowser?: boolean;
  /** The part that must have ended before. */
  after?: string;
}

const vitest = (...options: string[]) => ['vitest', 'run', '--config', 'tests/vitest.config.ts', ...options];
const project = (name: string): Part => ({ name, commands: [vitest('--project', name)] });

const LINT: Part = {
  name: 'lint',
  commands: [
    ['biome', 'check', '--error-on-warnings'],
    ['prettier', '--check', 'src/**/*.astro'],
  ],
};
const TYPES: Part = {
  name: 'types',
  // Writes .astro, as the build and some tests of `built` do: one after the other.
  after: 'build',
  commands: [
    // The .astro files only.
    ['astro', 'check', '--minimumFailingSeverity', 'warning', '--tsconfig', 'tests/tsconfig.astro.json'],
    // All other files. Named by path, because TypeScript 6, which Astro and our tests need, also has a `tsc`.
    ['node', 'node_modules/@typescript/native/bin/tsc', '--project', '.', '--singleThreaded'],
  ],
};
const BUILD: Part = { name: 'build', commands: [['npm', 'run', '--silent', 'build']] };
const BUILT: Part = { ...project('built'), after: 'build' };

/** Playwright's projects of each part. The chosen parts are one run, with one server and busy workers. */
const BROWSER: Readonly<Record<string, readonly string[]>> = {
  e2e: ['desktop', 'phone'],
  accessibility: ['accessibility'],
  budget: ['budget'],
};

/** The parallel lanes. The browser's tests are the longest, and wait for nothing but the build. */
const LANES: readonly (readonly Part[])[] = [
  [BUILD, browserPart(Object.keys(BROWSER))],
  [project('functions'), project('backups'), LINT, TYPES, BUILT],
  [project('platform'), project('architecture'), project('unit')],
];

/** Runs alone, and only by name. */
const CHANGED = 'changed';

export const PART_NAMES = [...new Set([...LANES.flat().flatMap(({ name }) => name.split(' + ')), CHANGED])];

/** Returns the named parts, or all, in lanes. The named parts of the browser are one run. */
export function selectLanes(names: readonly string[]): Part[][] {
  if (names.length === 0) return LANES.map((lane) => [...lane]);
  if (names.includes(CHANGED)) return [[{ name: CHANGED, commands: changedCommands(vitest) }]];
  const inBrowser = names.filter((name) => name in BROWSER);
  return LANES.map((lane) => [
    ...lane.filter(({ name }) => names.includes(name)),
    ...(lane.includes(BUILD) && inBrowser.length > 0 ? [browserPart(inBrowser)] : []),
  ]).filter(({ length }) => length > 0);
}

/** One run with one server and busy workers. */
function browserPart(chosen: readonly string[]): Part {
  const projects = chosen.flatMap((name) => BROWSER[name] ?? []).map((name) => `--project=${name}`);
  const command = ['playwright', 'test', '--config', 'tests/playwright.config.ts', ...projects];
  return { name: chosen.join(' + '), commands: [command], needsBrowser: true };
}
