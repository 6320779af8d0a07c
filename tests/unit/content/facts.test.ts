import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { allFacts } from '#content/all-facts.ts';
import { type Facts, factsSchema } from '#content/facts-schema.ts';
import { textsIn } from '#content/sample-marks.ts';
import { firms } from '#content/services.ts';
import { checkFact, isNullable } from '#domain/site/stored-facts.ts';
import { mailAddress } from '#server/addresses.ts';
import { metaOf } from '#shared/api/field-meta.ts';
import { filledFacts } from '../../support/filled-facts.ts';

test('the sample facts keep to their schema', () => {
  expect(factsSchema.safeParse(allFacts).error?.issues).toBeUndefined();
});

/** Fields by path, those of objects and lists too: 'contact.phone.display', 'voices.reviews.said.words'. */
function fieldsIn(schema: z.ZodMiniType, path: string): [string, z.ZodMiniType][] {
  const def = schema.def as unknown as {
    innerType?: z.ZodMiniType;
    element?: z.ZodMiniType;
    shape?: Record<string, z.ZodMiniType>;
  };
  const inner = def.innerType ?? def.element;
  if (inner) return fieldsIn(inner, path);
  return Object.entries(def.shape ?? {}).flatMap(([name, field]) => [
    [`${path}.${name}`, field] as [string, z.ZodMiniType],
    ...fieldsIn(field, `${path}.${name}`),
  ]);
}
const facts = Object.entries(factsSchema.shape).flatMap(([file, { shape }]) =>
  Object.entries(shape).map(([name, field]) => [`${file}.${name}`, field] as const),
);
const fields = Object.entries(factsSchema.shape).flatMap(([file, schema]) => fieldsIn(schema, file));

test('each fact has a German label, and one sentence that says where it is seen or how it is written', () => {
  for (const [path, fact] of facts) {
    expect(metaOf(fact).label, path).toMatch(/^\p{Lu}/u);
    expect(metaOf(fact).hint, path).toMatch(/[.)]$|[.:;] .*\.$/);
  }
});

test('each field inside a fact has a label of its own', () => {
  const inner = fields.filter(([path]) => path.split('.').length > 2 && !/\.(x|y|0|1)$/.test(path));
  expect(inner.length).toBeGreaterThan(40);
  expect(inner.filter(([, field]) => !metaOf(field).label).map(([path]) => path)).toEqual([]);
});

test('whatever a customer asks before calling has its question, and deploy:check asks the owner for it', () => {
  const asked = facts.filter(([, fact]) => isNullable(fact));
  expect(asked.filter(([, fact]) => !metaOf(fact).question).map(([path]) => path)).toEqual([]);
  expect(asked.map(([path]) => path)).toEqual(
    expect.arrayContaining(['firm.withdrawal', 'answers.payment', 'answers.taxBenefit', 'voices.reviews']),
  );
});

const problemsOf = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((i) => i.message);

test.each([
  ['firm', 'company', '', 'Bitte ausfüllen.'],
  ['firm', 'company', 'x'.repeat(51), 'Höchstens 50 Zeichen.'],
  ['firm', 'company', '<script>', 'Bitte ohne < und >.'],
  ['firm', 'siteUrl', 'http://firma.de', 'Eine Adresse, die mit https:// beginnt.'],
  ['hours', 'replyWithinHours', 1.5, 'Eine ganze Zahl von 1 bis 168.'],
  ['gallery', 'pictures', [{ file: '../x.svg' }], 'Bitte ein Bild auswählen.'],
  ['person', 'sentence', 'Ich sehe mir jedes einzelne Stück Glas gern selbst an.', 'Höchstens 40 Zeichen.'],
  ['voices', 'reviews', { said: [] }, 'Bitte ausfüllen.'],
])('%s.%s refuses a wrong value with a German sentence', (file, field, value, message) => {
  const schema = factsSchema.shape[file as keyof Facts].shape[field as never];
  expect(problemsOf(schema, value)).toContain(message);
});

test.each([
  ['firm', 'siteUrl', ' www.bopp-glas.de', 'https://www.bopp-glas.de'],
  ['firm', 'siteUrl', 'https://www.Müller-Glas.de/', 'https://www.xn--mller-glas-9db.de'],
  ['contact', 'email', { user: 'info', domain: 'müller-glas.de' }, { user: 'info', domain: 'xn--mller-glas-9db.de' }],
  ['voices', 'mapProfile', 'karte.de/ü?q=1', 'https://karte.de/%C3%BC?q=1'],
])('%s.%s takes %j as people type it', (file, field, typed, stored) => {
  expect(checkFact(`${file}.${field}`, typed)).toEqual({ value: stored });
});

/** What came from elsewhere, or was meant badly. */
const BAD = [
  ...'müller info, info. .erika kontakt..web firma(mainz) a@b -x.example firma..example firma_x.example'.split(' '),
  ...'erika@-gmx.de https://user:pw@host.de https://a.example/x\\@y https://a.de/?q=1#x javascript:alert(1)'.split(' '),
  ...['"><script>alert(1)</script>', 'a b', 'a\u2028b', 'a\u0000b', 'a\u202eb', '\ud83d', 'nope.jpg', '{{7*7}}'],
];

test('of 23 kinds of bad text each is refused in German at its field, or stored so that builds and starts read it', () => {
  expect(BAD).toHaveLength(23);
  for (const [path] of textsIn(filledFacts)) {
    for (const bad of BAD) {
      const [file = '', name = '', ...place] = path.split('.');
      const facts: Record<string, Record<string, unknown>> = structuredClone({ ...filledFacts }) as never;
      const keys = [file, name, ...place];
      const parent = keys.slice(0, -1).reduce<Record<string, unknown>>((at, key) => at[key] as never, facts);
      parent[keys.at(-1) ?? ''] = bad;
      const checked = checkFact(`${file}.${name}`, facts[file]?.[name]);
      const where = `${path}: ${JSON.stringify(bad)}`;
      if ('errors' in checked) {
        for (const sentence of Object.values(checked.errors)) expect(sentence, where).toMatch(/^\p{Lu}.*[ .]/u);
        continue;
      }
      for (const [, text] of textsIn(checked.value)) expect(text, where).not.toMatch(/[<>\0\u202e\u2028\ud83d]/);
      if (/url$|siteUrl|privacyNotice|mapProfile/i.test(path)) {
        const [address = ''] = textsIn(checked.value)
          .map(([, text]) => text)
          .filter((text) => text.startsWith('https:'));
        expect(new URL(address), where).toMatchObject({ username: '', protocol: 'https:' });
      }
      if (path === 'firm.siteUrl') expect(new URL(String(checked.value)).origin, where).toBe(checked.value);
      if (path.startsWith('contact.email')) {
        const { user, domain } = checked.value as Facts['contact']['email'];
        expect(mailAddress(`${user}@${domain}`), where).toBe(`${user}@${domain}`);
      }
    }
  }
});

test('a photo of somebody’s house needs their consent, a rendering and one’s own tools do not', () => {
  const { pictures } = factsSchema.shape.gallery.shape;
  const picture = { file: 'a.jpg', alt: 'Ein Dach', kind: 'Terrassendach', isPhoto: true };
  expect(problemsOf(pictures, [picture])).toEqual(['Ein Foto von einem fremden Haus braucht das Einverständnis.']);
  for (const fine of [{ consent: '2026-10-12' }, { isPhoto: false }, { kind: 'Ausrüstung' }])
    expect(problemsOf(pictures, [{ ...picture, ...fine }])).toBeUndefined();
});

test('the sample promises firms nothing that no owner is asked for', () => {
  expect(firms.offers[0]?.description).toBe(
    'Praxis, Büro, Laden: Sagen Sie uns, wie oft, wann Sie öffnen und ob es einen Schlüssel gibt.',
  );
});
