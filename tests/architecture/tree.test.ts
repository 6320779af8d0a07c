import { expect, test } from 'vitest';
import { projectPaths, readProjectFile } from '../support/source/project-files.ts';

const BINARY = /\.(png|jpe?g|webp|avif|ico|woff2?|gz|zip|pdf|bin)$/i;

/** Each pattern is joined from pieces, so that this file does not match it. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  'a home folder': new RegExp(`/(?:ho${''}me|Us${''}ers)/[a-z][\\w-]+/|[A-Z]:\\\\\\\\?(?:Us${''}ers|ho${''}me)`),
  'a folder of one machine': new RegExp(`(?<![\\w.])/(?:ro${''}ot|wo${''}rk)/`),
  'the host of a package registry': new RegExp(
    `https?://[\\w.-]*(?:regis${''}try|npm${''}js|art${''}ifactory|nex${''}us)[\\w.-]*`,
  ),
  'an npm token': new RegExp(`_auth${''}Token|npm_[A-Za-z0-9]{30,}`),
  'a private key': new RegExp(`-----BE${''}GIN [A-Z ]*PRIVATE KEY`),
  'a database with its password': /postgres(?:ql)?:\/\/\w+:(?!\$\{)[^@\s'"`]{12,}@(?!127\.0\.0\.1|localhost)/,
};

test('files name no machine’s folder, registry’s host or secret', () => {
  const files = projectPaths().filter((path) => !BINARY.test(path));
  const found = files.map(readProjectFile).flatMap(({ path, text }) =>
    Object.entries(FORBIDDEN).flatMap(([what, pattern]) => {
      const match = pattern.exec(text);
      return match ? [`${path} names ${what}: ${match[0]}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

test('git tracks no secret and no build result', () => {
  const strays = projectPaths().filter((path) =>
    /(^|\/)(\.env(\.|$)|dist\/|node_modules\/|\.data\/|\.netlify\/)/.test(path),
  );
  expect(strays).toEqual([]);
});
