import { fromStored, schemaOf } from './stored-facts.ts';
import { siteAnswers as answers } from './texts.ts';

type Errors = Record<string, string>;

/** Reads a typed fact as its schema does, null for an absent one; or says what is wrong by path: 'hours.week.phone.0.from'. */
export function checkFact(field: string, typed: unknown): { value: unknown } | { errors: Errors } {
  const schema = schemaOf(field);
  if (!schema) return { errors: { field: answers.unknownField } };
  const errors: Errors = {};
  const { error, data } = schema.safeParse(fromStored(schema, typed ?? null), { error: () => answers.unreadable });
  for (const { path, message } of error?.issues ?? []) errors[[field, ...path].join('.')] ??= message;
  return Object.keys(errors).length > 0 ? { errors } : { value: data ?? null };
}
