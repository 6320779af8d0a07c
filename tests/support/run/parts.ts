import { changedCommands } from './changed.ts';

/** A named part of `npm test`: commands that run one after another. */
export interface Part {
  name: string;
  commands: readonly (readonly string[])[];
  needsBrowser?: boolean;
}

const vitest = (...options: string[]) => ['vitest', 'run', '--config', 'tests/vitest.config.ts', ...options];
const project = (name: string): Part => ({ name, commands: [vitest('--project', name)] });

/** The parts without a browser, in parallel lanes of about the same duration on two cores. */
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
        // The .astro files only. It writes .astro, which the next one reads and the build writes, too, so all are in
        // one lane.
        ['astro', 'check', '--minimumFailingSeverity', 'warning', '--tsconfig', 'tests/tsconfig.astro.json'],
        // All other files. Named by path, because TypeScript 6, which Astro and our tests need, also has a `tsc`.
        ['node', 'node_modules/@typescript/native/bin/tsc', '--project', '.', '--singleThreaded'],
      ],
    },
    { name: 'build', commands: [['npm', 'run', '--silent', 'build'], vitest('--project', 'build')] },
  ],
  [project('backups'), project('functions')],
  [project('platform'), project('architecture'), project('unit')],
];

/** Playwright's projects of each part. The chosen parts are one run, with one server and busy workers. */
const BROWSER: Readonly<Record<string, readonly string[]>> = {
  e2e: ['desktop', 'phone'],
  accessibility: ['accessibility'],
  budget: ['budget'],
};

/** Runs alone, and only by name. */
const CHANGED = 'changed';

export const PART_NAMES = [...LANES.flat().map(({ name }) => name), ...Object.keys(BROWSER), CHANGED];

/** Returns the named parts, or all, as stages of lanes. The browser's tests have the machine to themselves. */
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
