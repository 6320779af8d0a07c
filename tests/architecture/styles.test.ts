import { matchesGlob, posix } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from '../support/source/project-files.ts';

const ADMIN_STYLES = 'src/styles/admin.css';

test('the owner’s style sheet scans every file of src/admin and src/shared with classes', () => {
  const scanned = [...readProjectFile(ADMIN_STYLES).text.matchAll(/^@source '([^']+)'/gm)].map(([, glob = '']) =>
    posix.join(posix.dirname(ADMIN_STYLES), glob),
  );
  const styled = projectFiles(/^src\/(admin|shared)\/.*\.tsx?$/).filter(({ text }) => text.includes('className='));
  expect(styled.length).toBeGreaterThan(50);
  expect(styled.filter(({ path }) => !scanned.some((glob) => matchesGlob(path, glob)))).toEqual([]);
});

/** A width or height in px in a media query of a style, a class or a script. */
const IN_PX =
  /@media[^{;]*\d+px|(?:matchMedia|useMediaQuery)\([^)]*\d+px|\b(?:min|max)-\[\d+px\]:|\((?:min|max)-width: \d+px\)/g;

test('media queries measure in em, because the browser’s own letter size must reach them', () => {
  const found = projectFiles(/^src\/.*\.(?:css|tsx?|astro)$|^tailwind\.config/).flatMap(({ path, text }) =>
    (text.match(IN_PX) ?? []).map((query) => `${path}: ${query}`),
  );
  expect(found).toEqual([]);
});
