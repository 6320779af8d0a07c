import { expect, test } from 'vitest';
import { projectPaths, readProjectFile, type SourceFile } from '../support/source/project-files.ts';

const BINARY = /\.(png|jpe?g|webp|avif|ico|woff2?|gz|zip|pdf|bin)$/i;

/** Each pattern is joined from pieces, so that this file does not match it. */
const FORBIDDEN: readonly (readonly [string, RegExp])[] = [
  ['a home folder', new RegExp(`/(?:ho${''}me|Us${''}ers)/[a-z][\\w-]+/`)],
  ['the superuser’s folder', new RegExp(`(?<![\\w.])/ro${''}ot/`)],
  ['a working folder of one machine', new RegExp(`(?<![\\w.])/wo${''}rk/`)],
  ['a Windows folder', new RegExp(`[A-Z]:\\\\\\\\?(?:Us${''}ers|ho${''}me)`)],
  [
    'the host of a package registry',
    new RegExp(`https?://[\\w.-]*(?:regis${''}try|npm${''}js|art${''}ifactory|nex${''}us)[\\w.-]*`),
  ],
  ['an npm token', new RegExp(`_auth${''}Token|npm_[A-Za-z0-9]{30,}`)],
  ['a private key', new RegExp(`-----BE${''}GIN [A-Z ]*PRIVATE KEY`)],
  ['a database with its password', /postgres(?:ql)?:\/\/\w+:(?!\$\{)[^@\s'"`]{12,}@(?!127\.0\.0\.1|localhost)/],
];

const findIn = ({ path, text }: SourceFile): string[] =>
  FORBIDDEN.flatMap(([what, pattern]) => {
    const match = pattern.exec(text);
    return match ? [`${path} names ${what}: ${match[0]}`] : [];
  });

const textPaths = projectPaths().filter((path) => !BINARY.test(path));

test('files name no machine’s folder, registry’s host or secret', () => {
  expect(textPaths.map(readProjectFile).flatMap(findIn)).toEqual([]);
});

test('git tracks no secret and no build result', () => {
  const strays = projectPaths().filter((path) =>
    /(^|\/)(\.env(\.|$)|dist\/|node_modules\/|\.data\/|\.netlify\/)/.test(path),
  );
  expect(strays.filter((path) => path !== '.env.example')).toEqual([]);
});

test.each([
  ['/ho', 'me/maria/site/x.ts'],
  ['/Us', 'ers/maria/site/x.ts'],
  ['C:\\Us', 'ers\\maria'],
  ['https://regis', 'try.npmjs.org/astro'],
  ['//x/:_auth', 'Token=abc'],
  ['-----BE', 'GIN RSA PRIVATE KEY-----'],
  ['postgres://owner:', 'a-long-password@ep-cool.example/db'],
])('finds %s%s', (start, end) => {
  expect(findIn({ path: 'x.ts', text: start + end })).toHaveLength(1);
});
