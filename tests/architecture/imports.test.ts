import { expect, test } from 'vitest';
import { projectFiles } from '../support/source/project-files.ts';
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

test.each([
  ['imports point down', importsPointDown],
  ['rooms stay apart', roomsStayApart],
  ['the rooms of the domain import downwards', domainPointsDown],
  ['server code stays out of other code', onlyServerImportsServer],
  ['code for the browser imports only its own packages', onlyServerImportsServerPackages],
  ['migrations import only kysely', migrationsStandAlone],
])('%s', (_, rule) => {
  expect(breachesOf(rule, files)).toEqual([]);
});

test('no file imports itself by way of others', () => {
  expect(circlesIn(files)).toEqual([]);
});

const IN_ASTRO =
  "---\nimport { a } from '#site/faq/texts.ts';\n---\n<p>Text</p>\n<script>\nimport { b } from '../faq/open.ts';\n</script>";
const UP_AND_ASIDE = "import '#domain/messages/x.ts'; import '#domain/visits/x.ts'; import '#domain/people/x.ts';";
const WITH_LIMIT = "import { sql } from 'kysely'; import { NAME_MAX_CHARS } from '#config/limits.ts';";
const SERVER_PACKAGES = "import { sql } from 'kysely'; import fs from 'node:fs'; import { build } from 'rolldown';";

test.each([
  ['a value of another room', roomsStayApart, 'src/admin/list/x.ts', "import { x } from '#admin/backups/texts.ts';", 1],
  ['a type', roomsStayApart, 'src/admin/list/x.ts', "import type { X } from '../backups/contract.ts';", 1],
  ['a re-export', roomsStayApart, 'src/admin/list/x.ts', "export * from '../backups/contract.ts';", 1],
  ['a late import', roomsStayApart, 'src/admin/list/x.ts', "const later = () => import('#admin/backups/Page.tsx');", 1],
  ['an import type', roomsStayApart, 'src/admin/list/x.ts', "type X = import('#admin/backups/contract.ts').X;", 1],
  ['a later step of the inbox', roomsStayApart, 'src/admin/case/x.ts', "import { x } from '#admin/card/y.ts';", 1],
  ['an earlier step of it', roomsStayApart, 'src/admin/list/x.ts', "import { x } from '#admin/card/y.ts';", 0],
  ['the other wing', roomsStayApart, 'src/admin/list/x.ts', "import { x } from '#site/faq/texts.ts';", 1],
  ['the frontmatter and a script', roomsStayApart, 'src/site/home/Home.astro', IN_ASTRO, 2],
  ['upwards from shared', importsPointDown, 'src/shared/ui/x.ts', "import '#content/pages.ts';", 1],
  ['upwards from content', importsPointDown, 'src/content/x.ts', "import '#server/y.ts';", 1],
  ['upwards from the domain', importsPointDown, 'src/domain/people/x.ts', "import '#http/http-error.ts';", 1],
  ['upwards from the server', importsPointDown, 'src/server/x.ts', "import '#domain/people/x.ts';", 1],
  ['upwards from pages', importsPointDown, 'src/pages/x.ts', "import '#platform/serve.ts';", 1],
  ['upwards from a room', importsPointDown, 'src/admin/list/x.ts', "import '#admin/frame/views.ts';", 1],
  ['upwards within the domain', domainPointsDown, 'src/domain/requests/x.ts', UP_AND_ASIDE, 1],
  ['upwards and sideways', domainPointsDown, 'src/domain/people/x.ts', UP_AND_ASIDE, 2],
  ['server code in a component', onlyServerImportsServer, 'src/site/faq/X.tsx', "import '#server/x.server.ts';", 1],
  ['nothing in server code', onlyServerImportsServer, 'src/admin/faq/x.server.ts', "import '#server/x.server.ts';", 0],
  ['packages in a component', onlyServerImportsServerPackages, 'src/admin/list/x.ts', SERVER_PACKAGES, 3],
  ['kysely in a page', onlyServerImportsServerPackages, 'src/pages/x.astro', `---\n${SERVER_PACKAGES}\n---`, 1],
  ['a limit in a migration', migrationsStandAlone, 'src/server/db/migrations/0001-initial.ts', WITH_LIMIT, 1],
])('the import rules find a planted breach: %s', (_, rule, path, text, count) => {
  expect(breachesOf(rule, [{ path, text }])).toHaveLength(count);
});

test('the import rules find a circle of two files', () => {
  const texts = { a: "import '#shared/b.ts';", b: "import '#shared/a.ts';", c: "import './a.ts';" };
  const files = Object.entries(texts).map(([name, text]) => ({ path: `src/shared/${name}.ts`, text }));
  expect(circlesIn(files)).toEqual(['src/shared/a.ts', 'src/shared/b.ts']);
});
