import type { Change } from './changed.ts';

/** A named part of `npm test`: commands that run one after another. */
export interface Part {
  name: string;
  commands: readonly (readonly string[])[];
  needsBrowser?: boolean;
}

const vitest = (...options: string[]) => ['vitest', 'run', '--config', 'tests/vitest.config.ts', ...options];
const playwright = (...options: string[]) => [
  'playwright',
  'test',
  '--config',
  'tests/playwright.config.ts',
  ...options,
];
const project = (name: string): Part => ({ name, commands: [vitest('--project', name)] });
const browser = (name: string, ...options: string[]): Part => ({
  name,
  commands: [playwright(...options)],
  needsBrowser: true,
});

/**
 * Everything `npm test` does, in stages of lanes that run side by side: first what needs no browser, in three lanes of
 * the same length for two cores, since tests that wait for servers and time limits leave one idle; then the browser's parts
 * one by one, because what they look at depends on the machine's attention.
 */
const STAGES: readonly (readonly (readonly Part[])[])[] = [
  [
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
      project('unit'),
    ],
    [project('functions'), project('architecture')],
    [project('platform'), project('backups')],
  ],
  [
    [
      browser('budget', '--project=budget', '--workers=1'),
      browser('e2e', '--project=desktop', '--project=phone'),
      browser('accessibility', '--project=accessibility'),
    ],
  ],
];

/** Runs alone, and only when it is asked for. */
export const CHANGED = 'changed';

/** The tests without a browser of what was changed: those that import it, and of the functions' its own. */
export const changedPart = ({ since }: Pick<Change, 'since'>, functionTests: readonly string[]): Part => ({
  name: CHANGED,
  commands: [
    vitest('--changed', since, '--passWithNoTests', '--project', 'unit', '--project', 'platform'),
    ...(functionTests.length > 0 ? [vitest('--project', 'functions', '--project', 'backups', ...functionTests)] : []),
  ],
});

export const PART_NAMES = [...STAGES.flat(2).map(({ name }) => name), CHANGED];

/** The stages with only the parts asked for (all of them when none is named), without empty lanes. */
export function selectStages(names: readonly string[]): Part[][][] {
  const isWanted = ({ name }: Part) => names.length === 0 || names.includes(name);
  return STAGES.map((lanes) => lanes.map((lane) => lane.filter(isWanted)).filter(({ length }) => length > 0));
}
