import { expect, test } from 'vitest';
import { importsOf } from '../support/source/imports-of.ts';
import { projectFiles, type SourceFile } from '../support/source/project-files.ts';
import {
  breachesOf,
  circlesIn,
  domainPointsDown,
  importsPointDown,
  migrationsStandAlone,
  onlyServerImportsServer,
  onlyServerImportsServerPackages,
  roomsStayApart,
} from './rules/import-rules.ts';

const files = projectFiles(/^(src|netlify)\/.*\.(ts|tsx|astro|mjs)$/);

test('imports point down, rooms stay apart, and server code stays out of other code', () => {
  const rules = [importsPointDown, roomsStayApart, domainPointsDown, onlyServerImportsServer];
  expect(rules.flatMap((rule) => breachesOf(rule, files))).toEqual([]);
});

test('code for the browser imports only its own packages', () => {
  expect(breachesOf(onlyServerImportsServerPackages, files)).toEqual([]);
});

test('migrations import only kysely', () => {
  expect(breachesOf(migrationsStandAlone, files)).toEqual([]);
});

test('no file imports itself by way of others', () => {
  expect(circlesIn(files)).toEqual([]);
});

test('every import of a project file finds its file', () => {
  const paths = new Set(projectFiles(/^(src|netlify|public)\//).map((file) => file.path));
  const broken = files.flatMap(importsOf).filter(({ to, isPackage }) => !isPackage && !paths.has(to));
  expect(broken.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

const planted = (path: string, text: string): SourceFile[] => [{ path, text }];

test.each([
  ["import { x } from '#admin/backups/texts.ts';", 'value'],
  ["import type { X } from '../backups/contract.ts';", 'type'],
  ["export * from '../backups/contract.ts';", 're-export'],
  ["const later = () => import('#admin/backups/BackupsPage.tsx');", 'lazy'],
  ["type X = import('#admin/backups/contract.ts').X;", 'import type'],
  ["import { x } from '#site/faq/texts.ts';", 'the other wing'],
])('the import rules find a planted breach: %s (%s)', (line) => {
  expect(breachesOf(roomsStayApart, planted('src/admin/inbox/x.ts', line))).toHaveLength(1);
});

test('the import rules find a planted breach: in the frontmatter and in a script of an .astro file', () => {
  const text = [
    '---',
    "import { a } from '#site/faq/texts.ts';",
    '---',
    '<p>Text</p>',
    '<script>',
    "import { b } from '../faq/open.ts';",
    '</script>',
  ].join('\n');
  expect(breachesOf(roomsStayApart, planted('src/site/home/Home.astro', text))).toHaveLength(2);
});

test.each([
  ['src/shared/ui/x.ts', '#admin/inbox/x.ts'],
  ['src/content/x.ts', '#shared/y.ts'],
  ['src/domain/people/x.ts', '#http/http-error.ts'],
  ['src/server/x.ts', '#domain/people/x.ts'],
  ['src/pages/x.ts', '#platform/serve.ts'],
  ['src/admin/inbox/x.ts', '#admin/frame/views.ts'],
])('the import rules find a planted breach: upwards, from %s to %s', (path, to) => {
  expect(breachesOf(importsPointDown, planted(path, `import { x } from '${to}';`))).toHaveLength(1);
});

test('the import rules find a planted breach: within the domain, upwards and sideways', () => {
  const lines = "import '#domain/messages/x.ts'; import '#domain/visits/x.ts'; import '#domain/people/x.ts';";
  expect(breachesOf(domainPointsDown, planted('src/domain/requests/x.ts', lines))).toHaveLength(1);
  expect(breachesOf(domainPointsDown, planted('src/domain/people/x.ts', lines))).toHaveLength(2);
});

test('the import rules find a planted breach: server code in a component', () => {
  const line = "import { store } from '#domain/requests/store.server.ts';";
  expect(breachesOf(onlyServerImportsServer, planted('src/site/request-form/ContactForm.tsx', line))).toHaveLength(1);
  expect(breachesOf(onlyServerImportsServer, planted('src/admin/inbox/inbox.server.ts', line))).toEqual([]);
});

test('the import rules find a planted breach: a package of the server in a component', () => {
  const lines = "import { sql } from 'kysely'; import fs from 'node:fs'; import { rolldown } from 'rolldown';";
  expect(breachesOf(onlyServerImportsServerPackages, planted('src/admin/inbox/x.ts', lines))).toHaveLength(3);
  expect(breachesOf(onlyServerImportsServerPackages, planted('src/pages/x.astro', `---\n${lines}\n---`))).toEqual([
    'src/pages/x.astro imports kysely, which no browser has',
  ]);
});

test('the import rules find a planted breach: a circle of two files', () => {
  const circle = ['a', 'b'].map((name) => ({
    path: `src/shared/${name}.ts`,
    text: `import '#shared/${name === 'a' ? 'b' : 'a'}.ts';`,
  }));
  expect(circlesIn([...circle, ...planted('src/shared/c.ts', "import './a.ts';")])).toEqual([
    'src/shared/a.ts',
    'src/shared/b.ts',
  ]);
});

test('the import rules find a planted breach: a migration that reads a limit', () => {
  const lines = "import { sql } from 'kysely'; import { NAME_MAX_CHARS } from '#config/limits.ts';";
  expect(breachesOf(migrationsStandAlone, planted('src/server/db/migrations/0001-initial.ts', lines))).toHaveLength(1);
});
