import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Facts, factsSchema, KINDS, MONTHS } from '#content/facts-schema.ts';
import { filledFacts, OWN_PICTURE } from '../../support/filled-facts.ts';
import { runChild } from '../../support/run/child.ts';
import { ROOT } from '../../support/source/project-files.ts';

/** Words that stand in texts by hand, too. Shorter texts are times, and postal codes of the table of places. */
const PLAIN_GERMAN = new RegExp(
  `^(.*\\.jpg|\\p{Lu}\\p{Ll}+tag|Rheinhessen|Glasreinigung|kontakt|${[...KINDS, ...MONTHS].join('|')})$`,
  'u',
);

/** What stands in the place of a text: the first that its schema takes. */
const tokens = (n: number) => [
  `Zeichen${n}`,
  `zeichen${n}.test`,
  `https://zeichen${n}.test`,
  `+49111${n}`,
  `49111${n}`,
  `${99_000 + n}`,
  '05:45',
  '23:45',
  '2021-01-01',
  '2021-01',
  'Mittwoch',
  'Februar',
  'Rollladen',
  'edge',
  OWN_PICTURE,
];

let made = 0;
/** Returns a fact with a token of its own in place of each text, and the texts that were there. */
function tokenised(fact: unknown, isTaken: (fact: unknown) => boolean, samples: string[]): unknown {
  if (typeof fact === 'string') {
    samples.push(fact);
    made += 1;
    const token = tokens(made).find(isTaken);
    expect(token, `a token for ${fact}`).toBeDefined();
    return token;
  }
  if (typeof fact !== 'object' || fact === null) return fact;
  const copy: Record<string, unknown> = structuredClone(fact) as never;
  for (const key of Object.keys(copy)) {
    const withThat = (value: unknown) =>
      isTaken(Array.isArray(fact) ? Object.values({ ...copy, [key]: value }) : { ...copy, [key]: value });
    copy[key] = tokenised(copy[key], withThat, samples);
  }
  return Array.isArray(fact) ? Object.values(copy) : copy;
}

let folder: string;
const samples: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facts-'));
  for (const path of [
    'src',
    'netlify',
    'public',
    'package.json',
    'astro.config.mjs',
    'tailwind.config.cjs',
    'tsconfig.json',
    'netlify.toml',
  ])
    await cp(join(ROOT, path), join(folder, path), { recursive: true });
  const facts = join(folder, '.cache/site/facts');
  await mkdir(facts, { recursive: true });
  // Modules, history and encoded pictures are the same.
  for (const path of ['node_modules', '.git', '.cache/astro'])
    await symlink(join(ROOT, path), join(folder, path), 'junction');
  for (const file of Object.keys(filledFacts) as (keyof Facts)[]) {
    const module = tokenised(
      { ...filledFacts[file] },
      (taken) => factsSchema.shape[file].safeParse(taken).success,
      samples,
    );
    const lines = Object.entries(module as object).map(
      ([name, fact]) => `export const ${name} = ${JSON.stringify(fact)};\n`,
    );
    await writeFile(join(facts, `${file}.ts`), lines);
  }
  const pictures = join(folder, '.cache/site/pictures');
  await mkdir(pictures);
  await cp(join(ROOT, 'src/assets/media/gallery-14-terrassendach-garten.jpg'), join(pictures, OWN_PICTURE));
  const built = await runChild(['node', 'src/commands/build.ts'], { cwd: folder });
  expect(built.code, built.output).toBe(0);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const textFiles = async (place: string) =>
  (await readdir(join(folder, place), { recursive: true })).filter((path) =>
    /\.(html|js|mjs|css|xml|txt|json|svg|webmanifest)$|_headers$/.test(path),
  );

test.each(['dist', '.functions'])('after a publication no text of the sample facts is left in %s', async (place) => {
  const distinct = [...new Set(samples)].filter((text) => text.length > 5 && !PLAIN_GERMAN.test(text));
  const left: string[] = [];
  for (const path of await textFiles(place)) {
    const text = await readFile(join(folder, place, path), 'utf8');
    left.push(...distinct.filter((sample) => text.includes(sample)).map((sample) => `${path}: ${sample}`));
  }
  expect(distinct.length).toBeGreaterThan(15);
  expect(left).toEqual([]);
});
