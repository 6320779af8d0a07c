import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectPaths, readProjectFile } from '../support/source/project-files.ts';

interface Job {
  needs?: string;
  if?: string;
  permissions?: unknown;
  steps: { uses?: string; run?: string; env?: Record<string, string>; with?: Record<string, unknown> }[];
}

const { text } = readProjectFile('.github/workflows/deploy.yml');
const workflow: { on: object; permissions: object; jobs: Record<'test' | 'deploy', Job> } = parse(text);
const { test: testing, deploy } = workflow.jobs;
const { scripts } = JSON.parse(readProjectFile('package.json').text);
const steps = [...testing.steps, ...deploy.steps];
const commands = ({ steps }: Job) => steps.flatMap(({ run }) => run ?? []);

test('every push is tested, and main goes online when that has passed', () => {
  expect(projectPaths().filter((path) => path.startsWith('.github/workflows/'))).toHaveLength(1);
  expect(workflow.on).toEqual({ push: null });
  expect(Object.keys(workflow.jobs)).toEqual(['test', 'deploy']);
  expect(commands(testing)).toContain('.ci/run');
  expect(commands(testing).join()).not.toContain('netlify');
  expect(deploy).toMatchObject({ needs: 'test', if: "github.ref == 'refs/heads/main'" });
});

test('what goes online is the tested commit, built for production', () => {
  const publishing = deploy.steps.filter(({ run }) => run?.includes('netlify-cli'));
  expect(publishing).toMatchObject([
    {
      run: expect.stringMatching(/^npx --yes netlify-cli@[\d.]+ deploy --prod --context production$/),
      env: { TESTED_COMMIT: filledIn('needs.test.outputs.commit') },
    },
  ]);
  expect(readProjectFile('netlify.toml').text).toContain('command = "npm run build:netlify"');
  expect(scripts['build:netlify']).toMatch(/^npm run deploy:check && /);
});

test('its clones know the history that pages are dated by', () => {
  const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts.map((step) => step.with?.['fetch-depth'])).toEqual([0, 0]);
});

test('it may only read, runs no action that can change, and holds no secret', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect([testing, deploy].filter(({ permissions }) => permissions)).toEqual([]);
  expect(steps.filter(({ uses }) => uses && !/@[0-9a-f]{40}$/.test(uses))).toEqual([]);
  // A value that is written into a command is run with it.
  expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  expect(text).not.toMatch(/(?:TOKEN|SITE_ID|SECRET): (?!\$\{\{ secrets\.)/);
});

/** A value as GitHub fills it in. */
function filledIn(name: string): string {
  return `\${{ ${name} }}`;
}
