import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../support/source/project-files.ts';

/** Issue "Visitor statistics": at most a kilobyte, compressed as a CDN sends it. */
const TRACKER_MAX_BYTES = 1000;

const dist = join(ROOT, 'dist');
const pages = globSync('**/*.html', { cwd: dist });

const trackersOf = (page: string): string[] =>
  [...readFileSync(join(dist, page), 'utf8').matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, script = '']) => script)
    .filter((script) => script.includes('/api/analytics'));

test('there are pages to look at', () => {
  expect(pages).toContain('index.html');
  expect(pages.filter((page) => page.startsWith('admin')).length).toBeGreaterThan(1);
});

describe('the tracker', () => {
  test.each(pages.filter((page) => !page.startsWith('admin')))('stands once in %s, in at most a kilobyte', (page) => {
    const trackers = trackersOf(page);
    expect(trackers).toHaveLength(1);
    expect(brotliCompressSync(trackers.join('')).length).toBeLessThanOrEqual(TRACKER_MAX_BYTES);
  });

  test.each(pages.filter((page) => page.startsWith('admin')))('is not in %s', (page) => {
    expect(trackersOf(page)).toEqual([]);
  });
});
