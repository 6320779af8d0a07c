import { expect, test } from 'vitest';
import { builtFiles } from '../../support/source/project-files.ts';

test('the build publishes every file that a script imports, also a script that waits for a touch', () => {
  const scripts = builtFiles(/^dist\/_astro\/[^/]*\.js$/);
  const files = new Set(scripts.map(({ path }) => path.slice('dist/_astro/'.length)));
  const imports = scripts.flatMap(({ text }) =>
    [...text.matchAll(/(?:from|import\(?)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, imported = '']) => imported),
  );
  expect(imports.join()).toContain('RequestForm-');
  expect(imports.filter((imported) => !files.has(imported))).toEqual([]);
});
