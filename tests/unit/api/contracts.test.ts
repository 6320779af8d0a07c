import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { apiRoutes } from '#api-routes.ts';
import type { Route } from '#shared/api/define-route.ts';
import { accepts, type Field, inputFields, SAMPLES, takesText } from '../../support/api/input-fields.ts';

/** A NUL, line breaks and other controls, direction marks, and halves of characters. */
const UNSEEN = [
  ...['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\u009f'],
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'],
  ...['\ud83d', '\ude00'],
];
const LINE_BREAKS = ['\n', '\r', '\t', '\u2028', '\u2029'];
/** Fields with several lines. Before adding one, check every place that shows its text. */
const HAS_LINES = [
  'contact.send body.message',
  'contact.send body.subject',
  'inbox.enter body[].text',
  'inbox.enterCall body.message',
  'inbox.saveTemplate body.text',
  'notebook.check body.customers[].stays',
  'notebook.take body.customers[].stays',
];

/** Cleaned behind the contract, by the schema of the fact that it is (tests/functions/website.test.ts). */
const CLEANED_LATER = ['website.save body.facts[]'];

/** Lists the characters that a field accepts, as 'U+0000'. */
function leaks({ name, schema }: Field): string[] {
  const forbidden = HAS_LINES.includes(name) ? UNSEEN : [...UNSEEN, ...LINE_BREAKS];
  const comesThrough = (character: string) =>
    SAMPLES.filter((sample) => accepts(schema, sample)).some((sample) =>
      [1, Math.ceil(sample.length / 2), 0, sample.length].some((place) => {
        const parsed = safeParse(schema, sample.slice(0, place) + character + sample.slice(place));
        return parsed.success && typeof parsed.data === 'string' && hasCharacter(parsed.data, character);
      }),
    );
  return forbidden
    .filter(comesThrough)
    .map((character) => `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);
}
const hasCharacter = (text: string, character: string) => text.split('').includes(character);

/** Lists the inputs of routes whose text fields accept such characters, and fields that no sample fits. */
function faultsOf(routes: Record<string, Record<string, Route>>): string[] {
  const fields = Object.entries(routes).flatMap(([feature, ofFeature]) =>
    Object.entries(ofFeature).flatMap(([route, parts]) => inputFields(`${feature}.${route}`, parts)),
  );
  return fields.flatMap((field) => {
    const { name, schema } = field;
    if (CLEANED_LATER.includes(name)) return [];
    if (takesText(schema) && !SAMPLES.some((sample) => accepts(schema, sample))) return [`${name}: no sample fits`];
    const through = leaks(field);
    return through.length > 0 ? [`${name}: ${through.join(' ')}`] : [];
  });
}

const routeWith = (body: $ZodType): Record<string, Record<string, Route>> => ({
  made: { up: { method: 'POST', path: '/api/made-up', access: 'public', body, answers: { 200: z.object({}) } } },
});

test('[2.2.1] the API takes no control characters, direction marks or half characters in any field', () => {
  expect(faultsOf(apiRoutes)).toEqual([]);
});

test('the API has all of a contract’s nested fields checked', () => {
  const plain = z.string();
  const hidden = z.object({
    field: plain,
    list: z.array(z.object({ field: z.optional(plain) })),
    either: z.union([z.number(), z.nullable(plain)]),
    piped: z.pipe(
      z.transform((value) => value),
      plain,
    ),
    map: z.record(z.string().check(z.regex(/^[a-z]+$/)), plain),
    anything: z.unknown(),
    named: z.optional(z.enum(['phone'])),
  });
  const names = faultsOf(routeWith(hidden)).map((fault) => fault.split(':')[0]);
  expect(names).toEqual([
    'made.up body.field',
    'made.up body.list[].field',
    'made.up body.either',
    'made.up body.piped',
    'made.up body.map[]',
    'made.up body.anything',
  ]);
});

test('the API needs a sample for each of its fields', () => {
  const odd = z.object({ plate: z.string().check(z.regex(/^MZ-\d+$/)) });
  expect(faultsOf(routeWith(odd))).toEqual(['made.up body.plate: no sample fits']);
});
