import { type $ZodType, type $ZodTypeDef, safeParse } from 'zod/v4/core';
import type { Route } from '#shared/api/define-route.ts';

/** Sample texts, one of which every field accepts. A new kind of field may need a new sample. */
export const SAMPLES = [
  'Erika Muster, Glas',
  'erika@beispiel.de',
  '/faq',
  'DE',
  '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11',
  '2026-11-22T08:00:00Z',
  '2026-11-16',
  '2026-11',
  '09:30',
  'true',
  'phone',
  'fenster',
  '1',
  '7',
  // A device: its push service, and keys of 65 and of 16 bytes.
  'https://fcm.googleapis.com/fcm/send/x',
  'B'.repeat(87),
  'A'.repeat(22),
  `${'A'.repeat(43)}.ics`,
  // A fact of the site, and the name of a picture.
  'hours.week',
  `${'a'.repeat(64)}.jpg`,
];

export const accepts = (schema: $ZodType, value: unknown): boolean => safeParse(schema, value).success;

/** A place of an input with a value. */
export interface Field {
  name: string;
  schema: $ZodType;
}

// zod's definitions are one type per kind; this code reads only the parts that hold other schemas.
type Def = $ZodTypeDef & Record<string, unknown>;
const defOf = (schema: $ZodType) => schema._zod.def as Def;

/** Lists the schemas inside a wrapper: `optional`, `nullish`, defaults, both ends of a pipe. */
const insideOf = (schema: $ZodType): $ZodType[] => {
  const { innerType, in: from, out, options, element, valueType, keyType, items, rest, left, right } = defOf(schema);
  const several = [options, items].flat();
  return [innerType, from, out, element, valueType, keyType, rest, left, right, ...several].filter(
    (part): part is $ZodType => typeof part === 'object' && part !== null && '_zod' in part,
  );
};

/**
 * Lists the fields of an input by name. An object consists of its fields, a list of its elements; all else is one
 * field.
 */
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

/** Whether a field may take a text. */
export const takesText = (schema: $ZodType): boolean =>
  ['string', 'unknown', 'any', 'custom', 'template_literal'].includes(defOf(schema).type) ||
  insideOf(schema).some(takesText);

/** Lists all input fields of a route, named 'contact.send body.name' for the route 'contact.send'. Bytes have none. */
export const inputFields = (name: string, route: Route): Field[] =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = part === 'body' && route.bodyTypes ? undefined : route[part];
    return schema ? fieldsOf(`${name} ${part}`, schema) : [];
  });
