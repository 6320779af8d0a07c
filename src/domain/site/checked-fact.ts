import { lines } from '#shared/api/text-fields.ts';
import { FACT_DEPTH_MAX, FACT_TEXT_MAX_CHARS } from './limits.ts';
import { fromStored, schemaOf } from './stored-facts.ts';
import { siteAnswers as answers } from './texts.ts';

type Errors = Record<string, string>;

/** Reads a typed fact as its schema does, null for an absent one; or says what is wrong by path: 'hours.week.phone.0.from'. */
export function checkFact(field: string, typed: unknown): { value: unknown } | { errors: Errors } {
  const schema = schemaOf(field);
  if (!schema) return { errors: { field: answers.unknownField } };
  const errors: Errors = {};
  const value = cleaned(field, typed, errors);
  const { error, data } = schema.safeParse(fromStored(schema, value ?? null), { error: () => answers.unreadable });
  for (const { path, message } of error?.issues ?? []) errors[[field, ...path].join('.')] ??= message;
  return Object.keys(errors).length > 0 ? { errors } : { value: data ?? null };
}

const text = lines(FACT_TEXT_MAX_CHARS);

/** Cleans every text in a fact from what comes along with a pasted one. */
function cleaned(path: string, value: unknown, errors: Errors, depth = 0): unknown {
  if (depth > FACT_DEPTH_MAX) errors[path] = answers.unreadable;
  else if (typeof value === 'string') {
    const { error, data } = text.safeParse(value);
    if (error) errors[path] = error.issues[0]?.message ?? answers.unreadable;
    return data;
  } else if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([key, part]) => [key, cleaned(`${path}.${key}`, part, errors, depth + 1)]);
    return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  }
  return value;
}
