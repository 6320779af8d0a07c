import { matchesGlob, posix } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from '../support/source/project-files.ts';
import { reachedFrom } from '../support/source/reached-from.ts';

const STYLES = 'src/styles/admin.css';

/** The folders where the owner's style sheet looks for class names. */
const scanned = [...readProjectFile(STYLES).text.matchAll(/^@source '([^']+)'/gm)].map(([, glob = '']) =>
  posix.join(posix.dirname(STYLES), glob),
);

test('the style sheet scans every file with the owner’s area’s classes', () => {
  const area = reachedFrom(projectFiles(/^src\/.*\.tsx?$/), (path) => path.startsWith('src/admin/'));
  const styled = [...area].filter(({ text }) => text.includes('className=')).map(({ path }) => path);
  expect(styled.length).toBeGreaterThan(50);
  expect(styled.filter((path) => !scanned.some((glob) => matchesGlob(path, glob)))).toEqual([]);
});
