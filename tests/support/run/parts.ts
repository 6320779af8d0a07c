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
  /** Astro writes its generated files (.astro, .cache): two such parts never run at the same time. */
  writesGenerated?: boolean;
}

/** Parts that may run side by side; the next stage waits for all of them. */
export interface Stage {
  sideBySide: number;
  parts: readonly Part[];
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
 * Everything `npm test` does. First what needs no browser, two at a time for two cores, the long parts early; then
 * the browser's parts one by one, because what they look at depends on the machine's attention.
 */
export const STAGES: readonly Stage[] = [
  {
    sideBySide: 2,
    parts: [
      {
        name: 'lint',
        checks: [check('biome', 'check', '--error-on-warnings'), check('prettier', '--check', 'src/**/*.astro')],
      },
      {
        name: 'types',
        writesGenerated: true,
        // `astro check` first: it writes the types that tsc reads.
        checks: [check('astro', 'check', '--minimumFailingSeverity', 'warning'), check('tsc')],
      },
      { name: 'platform', checks: [vitest('platform')] },
      {
        name: 'build',
        writesGenerated: true,
        checks: [check('npm', 'run', '--silent', 'build'), vitest('build')],
      },
      { name: 'functions', checks: [vitest('functions')] },
      { name: 'architecture', checks: [vitest('architecture')] },
      { name: 'unit', checks: [vitest('unit')] },
    ],
  },
  {
    sideBySide: 1,
    parts: [
      { name: 'budget', needsBrowser: true, checks: [playwright('--project=budget', '--workers=1')] },
      { name: 'e2e', needsBrowser: true, checks: [playwright('--project=desktop', '--project=phone')] },
      { name: 'accessibility', needsBrowser: true, checks: [playwright('--project=accessibility')] },
    ],
  },
];

export const PART_NAMES = STAGES.flatMap(({ parts }) => parts.map(({ name }) => name));

/** The stages with only the parts asked for (all of them when none is named), without empty ones. */
export function selectStages(names: readonly string[], stages = STAGES): Stage[] {
  const wanted = (part: Part) => names.length === 0 || names.includes(part.name);
  return stages
    .map((stage) => ({ ...stage, parts: stage.parts.filter(wanted) }))
    .filter(({ parts }) => parts.length > 0);
}
