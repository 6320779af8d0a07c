import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type $ZodType, type $ZodTypeDef, safeParse } from 'zod/v4/core';
import { apiRoutes } from '#api-routes.ts';
import type { Route } from '#shared/api/define-route.ts';

/** A NUL, line breaks and other controls, direction marks, and halves of characters. */
const UNSEEN = [
  ...['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\u009f'],
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'],
  ...['\ud83d', '\ude00'],
];
const LINE_BREAKS = ['\n', '\r', '\t', '\u2028', '\u2029'];
/** A message has lines; whoever adds a field to this list has looked at where its text goes. */
const HAS_LINES = ['contact.send body.message', 'contact.send body.subject'];

/** Texts that one field or another accepts. A new kind of field may need another one. */
const SAMPLES = ['Erika Muster, Glas', 'erika@beispiel.de', '/faq', 'DE', '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11'];
SAMPLES.push('2026-11-22T08:00:00Z', 'true', 'phone', 'fenster', '1', '7');

interface Field {
  name: string;
  schema: $ZodType;
}

// zod's definitions are one type per kind; here only what holds other schemas is looked at.
type Def = $ZodTypeDef & Record<string, unknown>;
const defOf = (schema: $ZodType) => schema._zod.def as Def;

/** What a schema wraps: `optional`, `nullish`, defaults, both ends of a pipe. */
const insideOf = (schema: $ZodType): $ZodType[] => {
  const { innerType, in: from, out, options, element, valueType, keyType, items, rest, left, right } = defOf(schema);
  const several = [options, items].flat();
  return [innerType, from, out, element, valueType, keyType, rest, left, right, ...several].filter(
    (part): part is $ZodType => typeof part === 'object' && part !== null && '_zod' in part,
  );
};

/** The fields of an input by name: an object is its fields, a list its elements; everything else is one field. */
function fieldsOf(name: string, schema: $ZodType): Field[] {
  const { type, shape } = defOf(schema);
  if (type === 'object') {
    return Object.entries(shape as Record<string, $ZodType>).flatMap(([key, part]) => fieldsOf(`${name}.${key}`, part));
  }
  const holdsObject = (part: $ZodType): boolean =>
    ['object', 'array', 'record', 'tuple'].includes(defOf(part).type) || insideOf(part).some(holdsObject);
  if (holdsObject(schema)) return insideOf(schema).flatMap((part) => fieldsOf(`${name}[]`, part));
  return [{ name, schema }];
}

const takesText = (schema: $ZodType): boolean =>
  ['string', 'unknown', 'any', 'custom', 'template_literal'].includes(defOf(schema).type) ||
  insideOf(schema).some(takesText);

const accepts = (schema: $ZodType, value: string) => safeParse(schema, value).success;

/** The characters that come through a field, as 'U+0000'. */
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

/** The inputs of routes with the characters that their text fields let through, and fields that no sample fits. */
function faultsOf(routes: Record<string, Record<string, Route>>): string[] {
  const fields = Object.entries(routes).flatMap(([feature, ofFeature]) =>
    Object.entries(ofFeature).flatMap(([route, parts]) =>
      (['params', 'query', 'body'] as const).flatMap((part) => {
        const schema = parts[part];
        return schema ? fieldsOf(`${feature}.${route} ${part}`, schema) : [];
      }),
    ),
  );
  return fields.flatMap((field) => {
    const { name, schema } = field;
    if (takesText(schema) && !SAMPLES.some((sample) => accepts(schema, sample))) return [`${name}: no sample fits`];
    const through = leaks(field);
    return through.length > 0 ? [`${name}: ${through.join(' ')}`] : [];
  });
}

const routeWith = (body: $ZodType): Record<string, Record<string, Route>> => ({
  made: { up: { method: 'POST', path: '/api/made-up', access: 'public', body, answer: z.object({}) } },
});

describe('the text that the API takes', () => {
  it('has no control characters, direction marks and halves of characters in any field of any route', () => {
    expect(faultsOf(apiRoutes)).toEqual([]);
  });

  it('is looked at wherever a contract hides it', () => {
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

  it('a field that fits none of the samples has to be given one', () => {
    const odd = z.object({ plate: z.string().check(z.regex(/^MZ-\d+$/)) });
    expect(faultsOf(routeWith(odd))).toEqual(['made.up body.plate: no sample fits']);
  });
});
