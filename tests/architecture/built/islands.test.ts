import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/source/project-files.ts';

const dist = join(ROOT, 'dist');
const builtFiles = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

/** Islands that small-island.ts could not wake: it knows no props and one slot. */
const beyondSmallIsland = (html: string): string[] =>
  [...html.matchAll(/<astro-island\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => / props="(?!\{\}")/.test(tag))
    .concat([...html.matchAll(/<astro-slot name=[^>]*>/g)].map(([tag]) => tag));

test('every island has no more than the small runtime knows: no props, no named slot', () => {
  expect(builtFiles.length).toBeGreaterThan(5);
  for (const file of builtFiles) {
    expect(beyondSmallIsland(readFileSync(join(dist, file), 'utf8')), file).toEqual([]);
  }
});

test('a planted island with props is found', () => {
  expect(beyondSmallIsland('<astro-island client="touch" props="{&quot;a&quot;:[0,1]}">')).toHaveLength(1);
  expect(beyondSmallIsland('<astro-island props="{}"><astro-slot name="foot">')).toHaveLength(1);
});
