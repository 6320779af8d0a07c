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

/** '{a,b}.tsx' becomes 'a.tsx' and 'b.tsx'. */
function expanded(glob: string): string[] {
  const [, before = '', choices, after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(glob) ?? [];
  return choices ? choices.split(',').flatMap((choice) => expanded(before + choice + after)) : [glob];
}

test('every file that a style sheet scans for classes exists', () => {
  const sources = projectFiles(/^src\/.*\.css$/).flatMap(({ path, text }) =>
    [...text.matchAll(/^@source '([^']+)'/gm)].map(([, glob = '']) => posix.join(posix.dirname(path), glob)),
  );
  const files = projectFiles(/^src\/.*\.(astro|tsx?)$/).map(({ path }) => path);
  expect(sources.length).toBeGreaterThan(5);
  expect(sources.flatMap(expanded).filter((glob) => !files.some((path) => matchesGlob(path, glob)))).toEqual([]);
});
