import type * as z from 'zod/mini';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { type Facts, factsSchema } from '#content/facts-schema.ts';
import type { StoredFacts } from '#shared/api/site-shapes.ts';
import { siteAnswers as answers } from './texts.ts';

/** Changed facts by field ('hours.week'), null for an absent one. */
export type Changes = Readonly<Record<string, unknown>>;

export interface DraftFacts {
  subject: string;
  facts: Changes;
}

export const changesOf = (draft: readonly DraftFacts[]): Changes =>
  Object.assign({}, ...draft.map(({ facts }) => facts));

/** The schema of each fact: 'hours.week'. */
export const FACTS: ReadonlyMap<string, z.ZodMiniType> = new Map(
  Object.entries(factsSchema.shape).flatMap(([file, { shape }]) =>
    Object.entries(shape).map(([name, schema]) => [`${file}.${name}`, schema]),
  ),
);

export const schemaOf = (field: string): z.ZodMiniType | undefined => FACTS.get(field);

/** Turns a stored null into `undefined` where the schema knows no null. */
export const fromStored = (schema: z.ZodMiniType, value: unknown): unknown =>
  value === null && !isNullable(schema) ? undefined : value;

/** Reads a typed fact as its schema does, null for an absent one; or says what is wrong by path: 'hours.week.phone.0.from'. */
export function checkFact(field: string, typed: unknown): { value: unknown } | { errors: Record<string, string> } {
  const schema = schemaOf(field);
  if (!schema) return { errors: { field: answers.unknownField } };
  const errors: Record<string, string> = {};
  const { error, data } = schema.safeParse(fromStored(schema, typed ?? null), { error: () => answers.unreadable });
  for (const { path, message } of error?.issues ?? []) errors[[field, ...path].join('.')] ??= message;
  return Object.keys(errors).length > 0 ? { errors } : { value: data ?? null };
}

/** Makes JSON of facts. Absent ones become null, so that no older default takes their place. */
export const toStored = (facts: object): StoredFacts =>
  JSON.parse(JSON.stringify(mapFacts((field, schema) => stored(schema, factIn(facts, field)))));

/** An open question (`undefined`) stays one, and null, its answer, stays that. */
const stored = (schema: z.ZodMiniType, value: unknown) => (isNullable(schema) ? value : (value ?? null));

export function isIn(facts: object, field: string, value: unknown): boolean {
  const schema = schemaOf(field);
  return schema !== undefined && isSameValue(fromStored(schema, value), factIn(facts, field));
}

export const withoutThoseIn = (facts: object, changed: Changes): Changes =>
  Object.fromEntries(Object.entries(changed).filter(([field, value]) => !isIn(facts, field, value)));

/**
 * Reads stored facts, with changes over them. A fact that they lack, because it is newer than they, comes from
 * `otherwise`. Does not validate.
 */
export const readStored = (stored: object, otherwise: object, changes: Changes = {}): Facts =>
  mapFacts((field, schema) => {
    const value = Object.hasOwn(changes, field) ? changes[field] : factIn(stored, field);
    return fromStored(schema, value === undefined ? factIn(otherwise, field) : value);
  }) as unknown as Facts;

export function factIn(facts: object, field: string): unknown {
  const [file = '', name = ''] = field.split('.');
  return (facts as StoredFacts)[file]?.[name];
}

/** Whether a fact asks the owner: `undefined` where null would be the answer 'show nothing'. */
export function isOpenQuestion(field: string, value: unknown): boolean {
  const schema = schemaOf(field);
  return value === undefined && schema !== undefined && isNullable(schema);
}

function mapFacts(factOf: (field: string, schema: z.ZodMiniType) => unknown): StoredFacts {
  const facts: StoredFacts = {};
  for (const [field, schema] of FACTS) {
    const [file = '', name = ''] = field.split('.');
    facts[file] = { ...facts[file], [name]: factOf(field, schema) };
  }
  return facts;
}

/** Whether null is an answer: there is none. */
export const isNullable = (schema: $ZodType): boolean => safeParse(schema, null).success;

/** Whether two values are the same JSON, whatever the order of their keys. Absent and null are different. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [keys = [], others = []] = [one, other].map((value) =>
    Object.keys(value).filter((key) => (value as Record<string, unknown>)[key] !== undefined),
  );
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === others.length &&
    keys.every((key) => isSameValue((one as never)[key], (other as never)[key]))
  );
}
