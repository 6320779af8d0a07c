import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectPaths, readProjectFile } from '../support/source/project-files.ts';

interface Job {
  permissions?: unknown;
  steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}

const { text } = readProjectFile('.github/workflows/deploy.yml');
const workflow: { on: object; permissions: object; jobs: Record<'test' | 'packages' | 'publish' | 'smoke', Job> } =
  parse(text);
const { test: testing, packages, publish, smoke } = workflow.jobs;
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
const commands = ({ steps }: Job) => steps.flatMap(({ run }) => run ?? []);

test('the workflow tests every push on two machines, and moves production to a commit of main that passed on both', () => {
  expect(projectPaths().filter((path) => path.startsWith('.github/workflows/'))).toHaveLength(2);
  expect(workflow.on).toEqual({ push: { 'branches-ignore': ['production'] } });
  expect(testing).toMatchObject({ strategy: { matrix: { shard: ['1/2', '2/2'] } } });
  expect(testing.steps.at(-1)).toEqual({ run: '.ci/run', env: { SHARD: '${' + '{ matrix.shard }}' } });
  expect(publish).toMatchObject({ needs: 'test', if: "github.ref == 'refs/heads/main'" });
  // git refuses to move a branch backwards without a plus or --force.
  expect(commands(publish)).toEqual(['git push origin "$GITHUB_SHA:refs/heads/production"']);
  expect(smoke).toMatchObject({ needs: 'publish' });
  expect(readProjectFile('netlify.toml').text).toContain('command = "npm run build:netlify"');
  expect(JSON.parse(readProjectFile('package.json').text).scripts['build:netlify']).toMatch(
    /^npm run deploy:check && /,
  );
});

test('the workflow asks for known holes and keeps an inventory of packages; young ones and unknown scripts are refused', () => {
  expect(commands(packages)).toEqual([expect.stringContaining('npm sbom'), 'npm audit --omit=dev']);
  const npmrc = readProjectFile('.npmrc').text;
  expect(npmrc).toMatch(/^min-release-age=\d+$/m);
  expect(npmrc).toMatch(/^strict-allow-scripts=true$/m);
});

test('the workflow clones the history that dates the pages', () => {
  const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts.map((step) => step.with?.['fetch-depth'])).toEqual([0, undefined, 0, 0]);
});

test('the workflow holds no secret, pins its actions, and may write only in a job without our code', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect([testing, packages, smoke].filter(({ permissions }) => permissions)).toEqual([]);
  expect(publish.permissions).toEqual({ contents: 'write' });
  expect(publish.steps.map(({ uses }) => uses?.split('@')[0])).toEqual(['actions/checkout', undefined]);
  expect(steps.filter(({ uses }) => uses && !/@[0-9a-f]{40}$/.test(uses))).toEqual([]);
  // A value in a command would run with it.
  expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  expect(text).not.toContain('secrets.');
});

test('a release is a tag whose version package and change log name, with everything run and proofs and licences beside it', () => {
  const release: { on: object; permissions: object; jobs: Record<'test' | 'release', Job> } = parse(
    readProjectFile('.github/workflows/release.yml').text,
  );
  const { test: all, release: making } = release.jobs;
  expect(release.on).toEqual({ push: { tags: ['v*'] } });
  expect(commands(all).slice(1, 3)).toEqual(['.ci/run', 'npm run build && npm run proof']);
  expect(commands(all).join()).toMatch(/npm sbom.*licences\.tsv/s);
  expect([release.permissions, all.permissions]).toEqual([{ contents: 'read' }, undefined]);
  // Writes without our code, and only after the tests.
  expect(making).toMatchObject({ needs: 'test', permissions: { contents: 'write' } });
  expect(making.steps.map(({ uses }) => uses)).toEqual([undefined]);
  expect(all.steps.filter(({ uses, run }) => (uses && !/@[0-9a-f]{40}$/.test(uses)) || run?.includes('${{'))).toEqual(
    [],
  );
  expect(commands(all)[0]).toContain('grep -q "^## $version" src/docs/changelog.md');
});
