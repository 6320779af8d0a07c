import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectPaths, readProjectFile } from '../support/source/project-files.ts';

interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}
interface Job {
  needs?: string | string[];
  if?: string;
  permissions?: unknown;
  outputs?: Record<string, string>;
  steps: Step[];
}
interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const paths = projectPaths().filter((path) => path.startsWith('.github/workflows/'));
const text = readProjectFile(paths[0] ?? '').text;

// Built for production, or nothing of deploy:check is asked: the CLI takes the context dev where it is not told.
const publishes = ({ run = '' }: Step) => /\bnetlify(?:-cli@\S+)?\b.*\bdeploy\b/.test(run);
const tests = ({ run = '' }: Step) => run.trim() === '.ci/run';

/** Ways in which a workflow would let something online that was not tested, or could do more than it needs. */
function gapsIn(source: string): string[] {
  const { on, permissions, jobs } = parse(source) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const testing = Object.keys(jobs).filter((name) => jobs[name]?.steps.some(tests));
  const publishing = Object.entries(jobs).filter(([, job]) => job.steps.some(publishes));
  return [
    !('push' in on && !on.push) && 'not every push is tested',
    testing.length === 0 && 'no job runs .ci/run',
    publishing.length === 0 && 'no job deploys',
    ...steps.map(
      (step) =>
        publishes(step) && !/--prod --context production$/.test(step.run ?? '') && 'it builds for another context',
    ),
    ...publishing.flatMap(([name, { needs = [], if: condition = '', steps }]) => [
      !testing.some((job) => [needs].flat().includes(job)) && `${name} does not need the tests`,
      !condition.includes("github.ref == 'refs/heads/main'") && `${name} deploys other branches`,
      /always\(\)|failure\(\)|!cancelled\(\)/.test(condition) && `${name} deploys what failed`,
      !steps.some(({ env }) => /needs\.\w+\.outputs\.commit/.test(env?.TESTED_COMMIT ?? '')) &&
        `${name} does not say what was tested`,
    ]),
    JSON.stringify(permissions) !== '{"contents":"read"}' && 'it may do more than read',
    Object.values(jobs).some((job) => job.permissions !== undefined) && 'a job has rights of its own',
    ...steps.map(({ uses = '' }) => uses !== '' && !/@[0-9a-f]{40}$/.test(uses) && `${uses} is not pinned to a commit`),
    ...steps.map(({ run = '' }) => /npx (?!.*@\d+\.\d+\.\d+\b)/.test(run) && `'${run}' is not pinned to a version`),
    ...steps.map(({ run = '' }) => /\$\{\{/.test(run) && `'${run}' has values written into it`),
    /(?:TOKEN|SITE_ID|SECRET): (?!\$\{\{ secrets\.)/.test(source) && 'a secret is written into it',
  ].filter((gap) => gap !== false);
}

test('there is one workflow: it tests every push, and deploys main when that has passed', () => {
  expect(paths).toEqual(['.github/workflows/deploy.yml']);
  expect(gapsIn(text)).toEqual([]);
});

test('what it calls is there, and its clones know the history that pages are dated by', () => {
  const { jobs } = parse(text) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  expect(projectPaths()).toContain('.ci/run');
  const { scripts } = JSON.parse(readProjectFile('package.json').text);
  for (const { run = '' } of steps) {
    for (const [, script = ''] of run.matchAll(/npm run ([\w:]+)/g)) expect(Object.keys(scripts)).toContain(script);
  }
  const checkouts = steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'));
  expect(checkouts.map((step) => step.with?.['fetch-depth'])).toEqual([0, 0]);
  const nodes = steps.filter(({ uses = '' }) => uses.startsWith('actions/setup-node@'));
  expect(nodes.map((step) => step.with?.['node-version'])).toEqual(['24', '24']);
});

test('Netlify’s own build asks for the tested commit too', () => {
  expect(readProjectFile('netlify.toml').text).toContain('command = "npm run build:netlify"');
  const { scripts } = JSON.parse(readProjectFile('package.json').text);
  expect(scripts['build:netlify']).toMatch(/^npm run deploy:check && /);
});

/** A value as GitHub fills it in. */
const filledIn = (name: string) => `\${{ ${name} }}`;

describe('a planted gap is found', () => {
  test.each([
    ['    needs: test\n', '', 'deploy does not need the tests'],
    ['      - run: .ci/run\n', '      - run: npm ci\n', 'no job runs .ci/run'],
    ["    if: github.ref == 'refs/heads/main'\n", '', 'deploy deploys other branches'],
    [
      "    if: github.ref == 'refs/heads/main'\n",
      "    if: always() && github.ref == 'refs/heads/main'\n",
      'deploy deploys what failed',
    ],
    ['  push:\n', '  push:\n    branches: [main]\n', 'not every push is tested'],
    ['  contents: read\n', '  contents: write\n', 'it may do more than read'],
    ['@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0', '@v5', 'actions/checkout@v5 is not pinned to a commit'],
    [
      'netlify-cli@27.10.2',
      'netlify-cli',
      "'npx --yes netlify-cli deploy --prod --context production' is not pinned to a version",
    ],
    [' --context production', '', 'it builds for another context'],
    [`          TESTED_COMMIT: ${filledIn('needs.test.outputs.commit')}\n`, '', 'deploy does not say what was tested'],
    [filledIn('secrets.NETLIFY_AUTH_TOKEN'), 'nfp_0000', 'a secret is written into it'],
    [
      '"$SITE_URL"',
      filledIn('vars.SITE_URL'),
      `'npm run deploy:smoke -- ${filledIn('vars.SITE_URL')}' has values written into it`,
    ],
  ])('%o → %o', (from, to, gap) => {
    expect(text).toContain(from);
    expect(gapsIn(text.replaceAll(from, () => to))).toContain(gap);
  });
});
