/** How a command's result is counted: by its report, or as one check that passes or fails. */
export type Reporter = 'vitest' | 'playwright' | 'exit-status';

export interface Check {
  command: readonly string[];
  reporter: Reporter;
}

/** A named part of `npm test`. */
export interface Part {
  name: string;
  checks: readonly Check[];
  needsBrowser?: boolean;
}

const check = (...command: string[]): Check => ({ command, reporter: 'exit-status' });
const vitest = (project: string): Check => ({
  command: ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', project],
  reporter: 'vitest',
});
const playwright = (...options: string[]): Check => ({
  command: ['playwright', 'test', '--config', 'tests/playwright.config.ts', ...options],
  reporter: 'playwright',
});

/**
 * Everything `npm test` does. The lanes of a stage run side by side, which keeps two cores busy; the browser
 * parts come after them and one by one, because what they look at depends on the machine's attention.
 */
export const STAGES: readonly (readonly (readonly Part[])[])[] = [
  [
    [
      {
        name: 'lint',
        checks: [check('biome', 'check', '--error-on-warnings'), check('prettier', '--check', 'src/**/*.astro')],
      },
      // `astro check` first: it writes the types that tsc reads.
      { name: 'types', checks: [check('astro', 'check', '--minimumFailingSeverity', 'warning'), check('tsc')] },
      { name: 'build', checks: [check('npm', 'run', '--silent', 'build'), vitest('build')] },
    ],
    [
      { name: 'unit', checks: [vitest('unit')] },
      { name: 'architecture', checks: [vitest('architecture')] },
      { name: 'platform', checks: [vitest('platform')] },
      { name: 'functions', checks: [vitest('functions')] },
      { name: 'postgres', checks: [vitest('postgres')] },
    ],
  ],
  [
    [
      { name: 'budget', needsBrowser: true, checks: [playwright('--project=budget', '--workers=1')] },
      { name: 'e2e', needsBrowser: true, checks: [playwright('--project=desktop', '--project=phone')] },
      { name: 'accessibility', needsBrowser: true, checks: [playwright('--project=accessibility')] },
    ],
  ],
];

export const PART_NAMES = STAGES.flat(2).map((part) => part.name);

/** The stages with only the parts asked for (all of them when none is named), without empty lanes. */
export function selectStages(names: readonly string[], stages = STAGES): Part[][][] {
  const wanted = (part: Part) => names.length === 0 || names.includes(part.name);
  return stages
    .map((lanes) => lanes.map((lane) => lane.filter(wanted)).filter((lane) => lane.length > 0))
    .filter((lanes) => lanes.length > 0);
}
