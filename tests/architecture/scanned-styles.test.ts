import { matchesGlob, posix } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from '../support/source/project-files.ts';
import { reachedFrom } from '../support/source/reached-from.ts';

const STYLES = 'src/styles/admin.css';

/** Where the owner's style sheet looks for the names of classes. */
const scanned = [...readProjectFile(STYLES).text.matchAll(/^@source '([^']+)'/gm)].map(([, glob = '']) =>
  posix.join(posix.dirname(STYLES), glob),
);

test('every class that the owner’s area writes is looked for where it stands', () => {
  const area = reachedFrom(projectFiles(/^src\/.*\.tsx?$/), (path) => path.startsWith('src/admin/'));
  const styled = [...area].filter(({ text }) => text.includes('className=')).map(({ path }) => path);
  expect(styled.length).toBeGreaterThan(50);
  expect(styled.filter((path) => !scanned.some((glob) => matchesGlob(path, glob)))).toEqual([]);
});
