import type * as z from 'zod';
import { type Facts, factsSchema } from '#content/facts-schema.ts';
import type { StoredFacts } from '#shared/api/site-shapes.ts';

/** A changed fact: 'hours.week' and its value, null for an absent one. */
export interface Change {
  field: string;
  value: unknown;
}

type Shape = Record<string, Record<string, z.ZodType>>;

/** The schema of each fact by file and field. */
export const FIELDS: Shape = Object.fromEntries(
  Object.entries(factsSchema.shape).map(([file, { shape }]) => [file, shape]),
);

/** Returns the schema of a fact; undefined for an unknown one. */
export function schemaOf(field: string): z.ZodType | undefined {
  const [file = '', name = '', ...more] = field.split('.');
  const fields = more.length === 0 && Object.hasOwn(FIELDS, file) ? FIELDS[file] : undefined;
  return fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Turns a stored null into `undefined` where the schema knows no null. */
export const fromStored = (schema: z.ZodType, value: unknown): unknown =>
  value === null && !schema.safeParse(null).success ? undefined : value;

/** Makes JSON of facts. Absent ones become null, so that no older default takes their place. */
export const toStored = (facts: object): StoredFacts =>
  JSON.parse(JSON.stringify(mapFacts((file, field, schema) => valueIn(facts, file, field) ?? absent(schema))));

/** An open question (`undefined`) stays one; null would be its answer. */
const absent = (schema: z.ZodType) => (schema.safeParse(null).success ? undefined : null);

/**
 * Reads stored facts, with changes over them. A fact that they lack, because it is newer than they, comes from
 * `otherwise`. Does not validate.
 */
export function readStored(stored: object, otherwise: object, changes: readonly Change[] = []): Facts {
  const changed = new Map(changes.map(({ field, value }) => [field, value]));
  return mapFacts((file, field, schema) => {
    const id = `${file}.${field}`;
    const value = changed.has(id) ? changed.get(id) : valueIn(stored, file, field);
    return fromStored(schema, value === undefined ? valueIn(otherwise, file, field) : value);
  }) as unknown as Facts;
}

const valueIn = (facts: object, file: string, field: string): unknown => (facts as StoredFacts)[file]?.[field];

const mapFacts = (factOf: (file: string, field: string, schema: z.ZodType) => unknown) =>
  Object.fromEntries(
    Object.entries(FIELDS).map(([file, fields]) => [
      file,
      Object.fromEntries(Object.entries(fields).map(([field, schema]) => [field, factOf(file, field, schema)])),
    ]),
  );

/** Whether two values are the same JSON, whatever the order of their keys. Absent and null are different. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [keys, others] = [one, other].map((value) =>
    Object.keys(value).filter((key) => (value as Record<string, unknown>)[key] !== undefined),
  ) as [string[], string[]];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === others.length &&
    keys.every((key) => isSameValue((one as never)[key], (other as never)[key]))
  );
}
