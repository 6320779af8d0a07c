import { describe, expect, test } from 'vitest';
import { importsOf } from '../support/source/imports-of.ts';
import { projectFiles, type SourceFile } from '../support/source/project-files.ts';
import {
  breachesOf,
  featuresStayApart,
  importsPointDown,
  migrationsStandAlone,
  onlyServerImportsServer,
  onlyServerImportsServerPackages,
  platformStaysOutside,
} from './rules/import-rules.ts';

const files = projectFiles(/^(src|netlify)\/.*\.(ts|tsx|astro|mjs)$/);

test('features never import each other', () => {
  expect(breachesOf(featuresStayApart, files)).toEqual([]);
});

test('imports point down: doors and views to features to shared and server to content and config', () => {
  expect(breachesOf(importsPointDown, files)).toEqual([]);
});

test('only server code imports server code', () => {
  expect(breachesOf(onlyServerImportsServer, files)).toEqual([]);
});

test('code for the browser imports no package that it does not have', () => {
  expect(breachesOf(onlyServerImportsServerPackages, files)).toEqual([]);
});

test('migrations import only kysely', () => {
  expect(breachesOf(migrationsStandAlone, files)).toEqual([]);
});

test('nothing of the product imports the local platform', () => {
  expect(breachesOf(platformStaysOutside, files)).toEqual([]);
});

test('every import of a project file leads to a file', () => {
  const paths = new Set(projectFiles(/^(src|netlify|public)\//).map((file) => file.path));
  const broken = files.flatMap(importsOf).filter(({ to, isPackage }) => !isPackage && !paths.has(to));
  expect(broken.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

describe('a planted breach is found', () => {
  const planted = (path: string, text: string): SourceFile[] => [{ path, text }];

  test.each([
    ["import { x } from '#features/backups/texts.ts';", 'value'],
    ["import type { X } from '../backups/contract.ts';", 'type'],
    ["export * from '../backups/contract.ts';", 're-export'],
    ["const later = () => import('#features/backups/BackupsPage.tsx');", 'lazy'],
    ["type X = import('#features/backups/contract.ts').X;", 'import type'],
  ])('%s (%s)', (line) => {
    expect(breachesOf(featuresStayApart, planted('src/features/contact/x.ts', line))).toHaveLength(1);
  });

  test('in the frontmatter and in a script of an .astro file', () => {
    const text = [
      '---',
      "import { a } from '#features/faq/texts.ts';",
      '---',
      '<p>Text</p>',
      '<script>',
      "import { b } from '../faq/open.ts';",
      '</script>',
    ].join('\n');
    expect(breachesOf(featuresStayApart, planted('src/features/contact/Contact.astro', text))).toHaveLength(2);
  });

  test('upwards, from shared to a feature and from content to shared', () => {
    expect(
      breachesOf(importsPointDown, planted('src/shared/ui/x.ts', "import '#features/contact/x.ts';")),
    ).toHaveLength(1);
    expect(breachesOf(importsPointDown, planted('src/content/x.ts', "import { y } from '#shared/y.ts';"))).toHaveLength(
      1,
    );
  });

  test('server code in a component', () => {
    const line = "import { store } from './contact-store.server.ts';";
    expect(breachesOf(onlyServerImportsServer, planted('src/features/contact/ContactForm.tsx', line))).toHaveLength(1);
    expect(breachesOf(onlyServerImportsServer, planted('src/features/contact/contact.server.ts', line))).toEqual([]);
  });

  test('a package of the server in a component', () => {
    const lines = "import { sql } from 'kysely'; import fs from 'node:fs'; import { build } from 'esbuild';";
    expect(breachesOf(onlyServerImportsServerPackages, planted('src/features/contact/x.ts', lines))).toHaveLength(3);
    expect(breachesOf(onlyServerImportsServerPackages, planted('src/pages/x.astro', `---\n${lines}\n---`))).toEqual([
      'src/pages/x.astro imports kysely, which no browser has',
    ]);
  });

  test('a migration that reads a limit', () => {
    const lines = "import { sql } from 'kysely'; import { NAME_MAX_CHARS } from '#config/limits.ts';";
    expect(breachesOf(migrationsStandAlone, planted('src/server/db/migrations/0001-initial.ts', lines))).toHaveLength(
      1,
    );
  });

  test('the platform in a page', () => {
    expect(breachesOf(platformStaysOutside, planted('src/pages/x.ts', "import '#platform/serve.ts';"))).toHaveLength(1);
  });
});
