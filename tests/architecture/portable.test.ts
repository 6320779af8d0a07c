import { describe, expect, test } from 'vitest';
import { projectFiles, readProjectFile } from '../support/source/project-files.ts';

const { scripts, dependencies, devDependencies } = JSON.parse(readProjectFile('package.json').text) as Record<
  'scripts' | 'dependencies' | 'devDependencies',
  Record<string, string>
>;

/** Programs that npm finds on every system: itself, and those of our packages. */
const PROGRAMS = ['node', 'npm', 'biome', 'prettier', 'astro', 'tsc', 'vitest', 'playwright'];
/** What only some shell understands: variables, substitutions, pipes, jobs, single quotes, unquoted patterns. */
const SHELL_SYNTAX = /[$`|;<>'\\*?~(){}%^]|(?<!&)&(?!&)/;

/** What only a POSIX shell or only cmd.exe would understand in a script, as a sentence. `&&` both know. */
function shellSyntaxIn([name, script]: readonly [string, string]): string[] {
  return script.split(' && ').flatMap((command) => {
    const [program = ''] = command.split(' ');
    const unquoted = command.replace(/"[^"$`%]*"/g, '');
    if (!PROGRAMS.includes(program)) return [`${name}: '${program}' is no program that every system has`];
    return SHELL_SYNTAX.test(unquoted) ? [`${name}: ${command} needs a certain shell`] : [];
  });
}

/** The path of a file's address is '/C:/…' on Windows, and has a space as %20 everywhere. */
const filesAsPathnames = /import\.meta\.(?:url|resolve)\b[^\n]*\)\.pathname|(?:folder|dir|file|root)\.pathname/;

test('npm’s scripts run in every shell, Windows’ included', () => {
  expect(Object.entries(scripts).flatMap(shellSyntaxIn)).toEqual([]);
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  expect(packages).toEqual(expect.arrayContaining(['node', '@biomejs/biome', 'prettier', 'astro', 'vitest']));
});

test('npm’s scripts start files that are there', () => {
  const started = Object.values(scripts).flatMap((script) => script.match(/\S+\.ts\b/g) ?? []);
  expect(started.filter((path) => readProjectFile(path).text === '')).toEqual([]);
});

test('no address of a file is taken for a path', () => {
  const files = projectFiles(/^(src|tests|netlify)\/.*\.ts$|^astro\.config\.mjs$/);
  expect(files.filter(({ text }) => filesAsPathnames.test(text)).map(({ path }) => path)).toEqual([]);
});

test('git keeps line feeds on every system', () => {
  expect(readProjectFile('.gitattributes').text).toContain('* text=auto eol=lf');
  expect(
    projectFiles(/\.(tsx?|mjs|cjs|json|astro|css|md|toml|yml|xsd|svg|txt)$/).filter(({ text }) =>
      text.includes('\r\n'),
    ),
  ).toEqual([]);
});

describe('a planted script is found', () => {
  test.each([
    ['exec env ASTRO_TELEMETRY_DISABLED=1 astro dev', "'exec' is no program"],
    ['ASTRO_TELEMETRY_DISABLED=1 astro build', "'ASTRO_TELEMETRY_DISABLED=1' is no program"],
    ['npm run a && rm -rf dist', "'rm' is no program"],
    ["prettier --write 'src/**/*.astro'", 'needs a certain shell'],
    ['prettier --write src/**/*.astro', 'needs a certain shell'],
    ['node a.ts & node b.ts', 'needs a certain shell'],
    ['node a.ts --port $PORT', 'needs a certain shell'],
    ['node a.ts --port "%PORT%"', 'needs a certain shell'],
  ])('%s', (script, said) => {
    expect(shellSyntaxIn(['x', script])).toEqual([expect.stringContaining(said)]);
  });

  test('and a harmless one is not', () => {
    expect(shellSyntaxIn(['x', 'npm run a && prettier --write "src/**/*.astro"'])).toEqual([]);
  });
});
