import type * as z from 'zod/mini';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { type Facts, factsSchema } from '#content/facts-schema.ts';
import type { StoredFacts } from '#shared/api/site-shapes.ts';

/** A changed fact: 'hours.week' and its value, null for an absent one. */
export interface Change {
  field: string;
  value: unknown;
}

export interface DraftFacts {
  subject: string;
  facts: Readonly<Record<string, unknown>>;
}

export const changesOf = (draft: readonly DraftFacts[]): Change[] =>
  draft.flatMap(({ facts }) => Object.entries(facts).map(([field, value]) => ({ field, value })));

type Shape = Record<string, Record<string, z.ZodMiniType>>;

export const FIELDS: Shape = Object.fromEntries(
  Object.entries(factsSchema.shape).map(([file, { shape }]) => [file, shape]),
);

export function schemaOf(field: string): z.ZodMiniType | undefined {
  const [file = '', name = '', ...more] = field.split('.');
  const fields = more.length === 0 && Object.hasOwn(FIELDS, file) ? FIELDS[file] : undefined;
  return fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Turns a stored null into `undefined` where the schema knows no null. */
export const fromStored = (schema: z.ZodMiniType, value: unknown): unknown =>
  value === null && !isNullable(schema) ? undefined : value;

/** Makes JSON of facts. Absent ones become null, so that no older default takes their place. */
export const toStored = (facts: object): StoredFacts =>
  JSON.parse(JSON.stringify(mapFacts((field, schema) => stored(schema, factIn(facts, field)))));

/** An open question (`undefined`) stays one, and null, its answer, stays that. */
const stored = (schema: z.ZodMiniType, value: unknown) => (isNullable(schema) ? value : (value ?? null));

export function isIn(facts: object, { field, value }: Change): boolean {
  const schema = schemaOf(field);
  return schema !== undefined && isSameValue(fromStored(schema, value), factIn(facts, field));
}

/** Returns changed facts without those that facts say already. */
export const withoutThoseIn = (facts: object, changed: DraftFacts['facts']): DraftFacts['facts'] =>
  Object.fromEntries(Object.entries(changed).filter(([field, value]) => !isIn(facts, { field, value })));

/**
 * Reads stored facts, with changes over them. A fact that they lack, because it is newer than they, comes from
 * `otherwise`. Does not validate.
 */
export function readStored(stored: object, otherwise: object, changes: readonly Change[] = []): Facts {
  const changed = new Map(changes.map(({ field, value }) => [field, value]));
  return mapFacts((field, schema) => {
    const value = changed.has(field) ? changed.get(field) : factIn(stored, field);
    return fromStored(schema, value === undefined ? factIn(otherwise, field) : value);
  }) as unknown as Facts;
}

export function factIn(facts: object, field: string): unknown {
  const [file = '', name = ''] = field.split('.');
  return (facts as StoredFacts)[file]?.[name];
}

/** Whether a fact asks the owner: `undefined` where null would be the answer 'show nothing'. */
export const isOpenQuestion = (schema: z.ZodMiniType | undefined, value: unknown): boolean =>
  value === undefined && schema !== undefined && isNullable(schema);

const mapFacts = (factOf: (field: string, schema: z.ZodMiniType) => unknown) =>
  Object.fromEntries(
    Object.entries(FIELDS).map(([file, fields]) => [
      file,
      Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, factOf(`${file}.${name}`, schema)])),
    ]),
  );

/** Whether null is an answer: there is none. */
export const isNullable = (schema: $ZodType): boolean => safeParse(schema, null).success;

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
