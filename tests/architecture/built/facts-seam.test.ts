import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putFacts } from '#build/published-facts.ts';
import { placeOfFact } from '#content/fact-places.ts';
import { type Facts, factsSchema, KINDS } from '#content/facts-schema.ts';
import { filledFacts, OWN_PICTURE } from '../../support/filled-facts.ts';
import { projectCopy } from '../../support/project-copy.ts';
import { runChild } from '../../support/run/child.ts';
import { ROOT } from '../../support/source/project-files.ts';

/** The schema's hints give examples. */
const HINTS = readFileSync(join(ROOT, 'src/content/facts-schema.ts'), 'utf8');

/** Words that stand in texts by hand, too. Shorter texts are times, and postal codes of the table of places. */
const PLAIN_GERMAN = new RegExp(
  `^(.*\\.jpg|\\p{Lu}\\p{Ll}+tag|Rheinhessen|Glasreinigung|kontakt|${KINDS.join('|')})$`,
  'u',
);

/** What stands in the place of a text: the first that its schema takes. */
const tokens = (n: number) => [
  `Zeichen${n}`,
  `https://zeichen${n}.test`,
  `zeichen${n}.test`,
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
/** The tokens of each fact: 'answers.rain' -> ['Zeichen31']. */
const seen = new Map<string, string[]>();
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

/** Later than any commit. */
const PUBLISHED = new Date('2099-10-05T08:00:00Z');
let folder: string;
let remove: () => Promise<void>;
const samples: string[] = [];
beforeAll(async () => {
  ({ folder, remove } = await projectCopy());
  const facts = Object.fromEntries(
    Object.entries(filledFacts).map(([file, values]) => {
      const isTaken = (taken: unknown) => factsSchema.shape[file as keyof Facts].safeParse(taken).success;
      return [file, tokenised({ ...values }, isTaken, samples)];
    }),
  ) as Facts;
  for (const [file, values] of Object.entries(facts)) {
    for (const [name, fact] of Object.entries(values))
      seen.set(`${file}.${name}`, JSON.stringify(fact ?? '').match(/(https:..)?zeichen\d+[.\w]*/gi) ?? []);
  }
  const picture = await readFile(join(ROOT, 'src/assets/media/gallery-14-terrassendach-garten.jpg'));
  await putFacts(
    { id: 7, createdAt: PUBLISHED, facts, absence: '', pictures: new Map([[OWN_PICTURE, picture]]) },
    folder,
  );
  const built = await runChild(['node', 'src/commands/build.ts'], { cwd: folder });
  expect(built.code, built.output).toBe(0);
});
afterAll(() => remove());

const textFiles = async (place: string) =>
  (await readdir(join(folder, place), { recursive: true })).filter((path) =>
    /\.(html|js|mjs|css|xml|txt|json|svg|webmanifest)$|_headers$/.test(path),
  );

test.each(['dist', '.functions'])('after a publication no text of the sample facts is left in %s', async (place) => {
  const distinct = [...new Set(samples)].filter(
    (text) => text.length > 5 && !PLAIN_GERMAN.test(text) && !HINTS.includes(text),
  );
  const left: string[] = [];
  // The editor's schema gives examples.
  const published = (await textFiles(place)).filter((path) => !path.startsWith('admin/website.server'));
  for (const path of published) {
    const text = await readFile(join(folder, place, path), 'utf8');
    left.push(...distinct.filter((sample) => text.includes(sample)).map((sample) => `${path}: ${sample}`));
  }
  expect(distinct.length).toBeGreaterThan(15);
  expect(left).toEqual([]);
});

test('after a publication the sitemap dates the pages with facts by it', async () => {
  const xml = await readFile(join(folder, 'dist/sitemap.xml'), 'utf8');
  const dated = [...xml.matchAll(/<loc>[^<]*?(\/\w*)<\/loc><lastmod>2099-10-05T08:00:00.000Z/g)].map(
    ([, path]) => path,
  );
  expect(dated.toSorted()).toEqual(['/', '/faq', '/impressum']);
});

/** Seen in the place check, and under the icon of the area. */
const NOT_IN_THE_PAGE = new Set(['area.serviceExceptions', 'firm.shortName']);

test('after a publication each fact with words stands on the page that the owner is told', async () => {
  const missing: string[] = [];
  for (const [fact, tokens] of seen) {
    if (tokens.length === 0 || NOT_IN_THE_PAGE.has(fact)) continue;
    const page = placeOfFact(fact, '').path;
    const html = await readFile(join(folder, 'dist', page === '/' ? 'index.html' : `${page}.html`), 'utf8');
    if (!tokens.some((token) => html.includes(token))) missing.push(`${fact} on ${page}`);
  }
  expect(missing).toEqual([]);
});

test('facts of a server that was killed while it published are put back by the next command, and its build ends', async () => {
  const facts = join(folder, '.cache/site/facts/firm.ts');
  const before = await readFile(facts, 'utf8');
  const gone = await runChild(['node', '-e', 'console.log(process.pid)'], { cwd: folder });
  await putFacts(
    { id: 8, createdAt: new Date(), facts: filledFacts, absence: '', pictures: new Map() },
    folder,
    Number(gone.output),
  );
  expect(await readFile(facts, 'utf8')).not.toBe(before);
  const build = ['node', 'src/commands/astro.ts', 'build', '--outDir', 'dist.9'];
  const env = { ...process.env, PUBLISHER: gone.output.trim() };
  expect((await runChild(build, { cwd: folder, env })).code).toBe(1);
  await runChild(['node', 'src/commands/link-facts.ts'], { cwd: folder });
  expect(await readFile(facts, 'utf8')).toBe(before);
});

test('after a publication photos come first, make the pair, and nothing says that all pictures are renderings', async () => {
  const html = await readFile(join(folder, 'dist/index.html'), 'utf8');
  const [strip = ''] = /<ul class="gallery-strip".*?<\/ul>/s.exec(html) ?? [];
  const kinds = [...strip.matchAll(/Die nächsten Bilder sind Visualisierungen|Juli 2026|Februar 2021|Januar 2021/g)];
  // Each photo's month is heard and seen.
  const months = Array<string>(2).fill('Januar 2021');
  expect(kinds.map(([words]) => words)).toEqual([...months, 'Die nächsten Bilder sind Visualisierungen']);
  expect(html).toMatch(/<b>Foto, [^<]*Januar 2021<\/b> [^<]*, zwei Fotos von einer Stelle/);
  expect(html).not.toContain('Die Bilder sind Visualisierungen.');
  expect(await readFile(join(folder, 'dist/impressum.html'), 'utf8')).toContain('Fotos sind die Bilder');
});

test('after a publication no picture is served as it was sent', async () => {
  const sent = await readFile(join(folder, '.cache/site/pictures', OWN_PICTURE));
  for (const path of (await readdir(join(folder, 'dist'), { recursive: true })).filter((name) => name.endsWith('.jpg')))
    expect(sent.equals(await readFile(join(folder, 'dist', path))), path).toBe(false);
});
