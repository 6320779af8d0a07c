import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/source/project-files.ts';

const scripts = join(ROOT, 'dist/_astro');
const files = new Set(readdirSync(scripts).filter((name) => name.endsWith('.js')));

test('the build publishes every file that a script imports, also a script that waits for a touch', () => {
  const imports = [...files].flatMap((name) =>
    [...readFileSync(join(scripts, name), 'utf8').matchAll(/(?:from|import\(?)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(
      ([, imported = '']) => imported,
    ),
  );
  expect(imports.join()).toContain('RequestForm-');
  expect(imports.filter((imported) => !files.has(imported))).toEqual([]);
});
