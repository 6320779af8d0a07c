import { expect, test } from 'vitest';
import { projectFiles } from '../support/source/project-files.ts';

/** A width or height in px in a media query of a style, a class or a script. */
const IN_PX =
  /@media[^{;]*\d+px|(?:matchMedia|useMediaQuery)\([^)]*\d+px|\b(?:min|max)-\[\d+px\]:|\((?:min|max)-width: \d+px\)/g;

test('media queries measure in em, because the browser’s own letter size must reach them', () => {
  const found = projectFiles(/^src\/.*\.(?:css|tsx?|astro)$|^tailwind\.config/).flatMap(({ path, text }) =>
    (text.match(IN_PX) ?? []).map((query) => `${path}: ${query}`),
  );
  expect(found).toEqual([]);
});
