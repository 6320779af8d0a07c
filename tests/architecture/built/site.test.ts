import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { isServerCode } from '../../support/source/layers.ts';
import { builtFiles, projectFiles, ROOT, type SourceFile } from '../../support/source/project-files.ts';
import { scriptsOf, walk } from '../../support/source/scripts-of.ts';

const TEXT = /\.(html|js|mjs|css|json|xml|txt|svg|webmanifest|map)$/;
const LONG_ENOUGH_TO_BE_OURS = 24;

const dist = join(ROOT, 'dist');
const sources = projectFiles(/^(src|netlify)\/.*\.(tsx?|astro)$/);
const built = builtFiles(TEXT);

/** Finds literals of server code only; in dist they would prove that it was shipped. */
function marksOfServer(files: readonly SourceFile[]): string[] {
  // A migration carries the words of its release, which the area may show, too.
  const isServers = (path: string) => isServerCode(path) && !path.includes('/migrations/');
  const [server, others] = [literals(files, isServers), literals(files, (path) => !isServerCode(path))];
  return [...server].filter((text) => text.length >= LONG_ENOUGH_TO_BE_OURS && !others.has(text));
}

function literals(files: readonly SourceFile[], wanted: (path: string) => boolean): Set<string> {
  const found = new Set<string>();
  for (const script of files.filter(({ path }) => wanted(path)).flatMap(scriptsOf)) {
    walk(script, (node) => {
      if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent)) found.add(node.text);
    });
  }
  return found;
}

/** Lists environment variables of the server, and packages that only the server uses. */
function namesOfServer(files: readonly SourceFile[]): string[] {
  const variables = files
    .filter(({ path }) => isServerCode(path))
    .flatMap(({ text }) => [...text.matchAll(/\b(?:[A-Z]+_)*(?:SECRET|PASSWORD|TOKEN|DATABASE)(?:_[A-Z]+)*\b/g)])
    .map(([name]) => name)
    .filter((name) => name.includes('_') && !/_(MS|CHARS|BYTES|S)$/.test(name));
  return [...new Set([...variables, 'kysely', 'neonConfig', '@neondatabase', 'argon2'])];
}

const findings = (files: readonly SourceFile[], needles: readonly string[]): string[] =>
  files.flatMap(({ path, text }) =>
    needles.filter((needle) => text.includes(needle)).map((needle) => `${path}: ${needle}`),
  );

test('the server has marks', () => {
  expect(marksOfServer(sources).length).toBeGreaterThan(5);
  expect(namesOfServer(sources)).toEqual(expect.arrayContaining(['DATABASE_URL', 'SESSION_SECRET']));
});

test('dist holds no server code', () => {
  expect(findings(built, marksOfServer(sources))).toEqual([]);
});

test('dist names no secret and no package of the server', () => {
  expect(findings(built, namesOfServer(sources))).toEqual([]);
});

test('dist holds no source map and no folder name of this machine', () => {
  expect(built.filter(({ path }) => path.endsWith('.map')).map(({ path }) => path)).toEqual([]);
  expect(findings(built, [ROOT.replace(/\/$/, '')])).toEqual([]);
});

test('every page loads from its own origin only', () => {
  const loads =
    /<(?:script|img|iframe|source|video|audio|link rel="(?:stylesheet|preload|modulepreload|preconnect|icon)")[^>]*?(?:src|href|srcset)="(?:https?:)?\/\/[^"]*"/g;
  const pages = built.filter(({ path }) => path.endsWith('.html'));
  expect(pages.flatMap(({ path, text }) => (text.match(loads) ?? []).map((tag) => `${path}: ${tag}`))).toEqual([]);
});

test('every picture, style and script that a page names is there', () => {
  const named = /(?<=["\s,(])\/[\w./-]+\.(?:js|css|avif|webp|jpe?g|png|svg|ico|webmanifest|woff2)\b/g;
  const pages = built.filter(({ path }) => path.endsWith('.html'));
  const files = pages.flatMap(({ path, text }) => (text.match(named) ?? []).map((file) => ({ path, file })));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(({ file }) => !existsSync(join(dist, file)))).toEqual([]);
});

describe('the check finds a planted leak', () => {
  const leak = { path: 'dist/_astro/x.js', text: 'throw Error("Environment variables missing: DATABASE_URL")' };
  const source = {
    path: 'src/server/environment.ts',
    text: "throw new Error('Environment variables missing: DATABASE_URL');",
  };

  test('a sentence of the server', () => {
    expect(findings([leak], marksOfServer([source]))).toHaveLength(1);
  });

  test('the name of a secret', () => {
    expect(findings([leak], namesOfServer([source]))).toEqual(['dist/_astro/x.js: DATABASE_URL']);
  });
});
