import { type $ZodType, clone } from 'zod/v4/core';

/** What a form shows of a field, in the owner's German. */
export interface FieldMeta {
  label: string;
  hint?: string;
  unit?: string;
  long?: boolean;
  /** Its choices in their order, each with its words. '' is none. */
  choices?: readonly (readonly [value: string, words: string])[];
  as?: 'radio' | 'switch' | 'password' | 'new-password';
  /** The customer's question that it answers. */
  question?: string;
  /** Attributes of its control. */
  input?: Readonly<Record<string, string | false | undefined>>;
}

const metas = new WeakMap<$ZodType, FieldMeta>();

export const tell = (schema: $ZodType, meta: FieldMeta): unknown => metas.set(schema, meta);

/** The schema of a field with words of its own. */
export function told<S extends $ZodType>(schema: S, meta: FieldMeta): S {
  const field = clone(schema) as S;
  tell(field, meta);
  return field;
}

export const toldOf = (schema: $ZodType): FieldMeta | undefined => metas.get(schema);

/** No keyboard corrects a name for the login. */
export const USERNAME = {
  autoComplete: 'username',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
