import { changedCommands } from './changed.ts';

/** A named part of `npm test`: commands that run one after another. */
export interface Part {
  name: string;
  commands: readonly (readonly string[])[];
  needsBrowser?: boolean;
}

const vitest = (...options: string[]) => ['vitest', 'run', '--config', 'tests/vitest.config.ts', ...options];
const project = (name: string): Part => ({ name, commands: [vitest('--project', name)] });

/** What needs no browser, in lanes that run side by side and take about as long as each other on two cores. */
const LANES: readonly (readonly Part[])[] = [
  [
    {
      name: 'lint',
      commands: [
        ['biome', 'check', '--error-on-warnings'],
        ['prettier', '--check', 'src/**/*.astro'],
      ],
    },
    {
      name: 'types',
      commands: [
        // Only the .astro files. It writes .astro, which the next one reads and the build writes too: in one lane.
        ['astro', 'check', '--minimumFailingSeverity', 'warning', '--tsconfig', 'tests/tsconfig.astro.json'],
        // All others. By its path: TypeScript 6, whose interface Astro and our tests need, has a `tsc` as well.
        ['node', 'node_modules/@typescript/native/bin/tsc', '--project', '.', '--singleThreaded'],
      ],
    },
    { name: 'build', commands: [['npm', 'run', '--silent', 'build'], vitest('--project', 'build')] },
  ],
  [project('backups'), project('functions')],
  [project('platform'), project('architecture'), project('unit')],
];

/** Playwright's projects of each part. The parts asked for are one run: a server, and workers that are never idle. */
const BROWSER: Readonly<Record<string, readonly string[]>> = {
  e2e: ['desktop', 'phone'],
  accessibility: ['accessibility'],
  budget: ['budget'],
};

/** Runs alone, and only when it is asked for. */
const CHANGED = 'changed';

export const PART_NAMES = [...LANES.flat().map(({ name }) => name), ...Object.keys(BROWSER), CHANGED];

/** The parts asked for (all of them when none is named) as stages of lanes; the browser's tests have the machine alone. */
export function selectStages(names: readonly string[]): Part[][][] {
  if (names.includes(CHANGED)) return [[[{ name: CHANGED, commands: changedCommands(vitest) }]]];
  const isWanted = (name: string) => names.length === 0 || names.includes(name);
  const lanes = LANES.map((lane) => lane.filter(({ name }) => isWanted(name))).filter(({ length }) => length > 0);
  const inBrowser = Object.keys(BROWSER).filter(isWanted);
  const projects = inBrowser.flatMap((name) => BROWSER[name] ?? []).map((name) => `--project=${name}`);
  const playwright = ['playwright', 'test', '--config', 'tests/playwright.config.ts', ...projects];
  const pool: Part = { name: inBrowser.join(' + '), commands: [playwright], needsBrowser: true };
  return inBrowser.length > 0 ? [lanes, [[pool]]] : [lanes];
}
