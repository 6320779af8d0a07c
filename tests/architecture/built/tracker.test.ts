import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bundle } from '#build/bundled-scripts.ts';
import { builtFiles, ROOT, readProjectFile } from '../../support/source/project-files.ts';

/** Issue "Visitor statistics": at most a kilobyte, compressed as a CDN does. */
const TRACKER_MAX_BYTES = 1000;

const pages = builtFiles(/\.html$/).map(({ path }) => path.slice('dist/'.length));

/** Finds a page's scripts that report views: inline, or as files that it loads by itself. */
const trackersOf = (page: string): string[] =>
  [...readProjectFile(`dist/${page}`).text.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .map(([, attributes = '', script = '']) => {
      const src = /\ssrc="([^"]+)"/.exec(attributes)?.[1];
      return src ? readProjectFile(`dist${src}`).text : script;
    })
    .filter((script) => script.includes('/api/analytics'));

/** Builds the tracker as the only script of a page. */
async function trackerAlone(): Promise<string> {
  const folder = await mkdtemp(join(ROOT, 'node_modules/.cache-tracker-'));
  try {
    const entry = join(folder, 'tracker.ts');
    const source = join(ROOT, 'src/site/page-views/track-visits.ts');
    await writeFile(entry, `import { trackVisits } from ${JSON.stringify(source)};\ntrackVisits(() => {});\n`);
    return (await bundle(entry)).code;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** On the 404 page, too, which does not start it (ruling 28; tracking.spec). */
const isPublic = (page: string) => !page.startsWith('admin');

describe('the tracker', () => {
  test('is at most a kilobyte of script', async () => {
    const tracker = await trackerAlone();
    expect(tracker).toContain('/api/analytics');
    expect(brotliCompressSync(tracker).length).toBeLessThanOrEqual(TRACKER_MAX_BYTES);
  });

  test.each(pages)('stands once in %s if that is public, and never in the area', (page) => {
    expect(trackersOf(page)).toHaveLength(isPublic(page) ? 1 : 0);
  });
});
