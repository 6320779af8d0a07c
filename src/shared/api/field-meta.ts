import { type $ZodType, type $ZodTypes, clone } from 'zod/v4/core';

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

/** Looks into `optional()`, `nullable()`, `readonly()` and the like. `empty` is the value of an absent fact. */
export function unwrapped(schema: $ZodType) {
  const meta: Partial<FieldMeta> = {};
  let isOptional = false;
  let empty: null | undefined;
  let inner = schema as $ZodTypes;
  for (;;) {
    // The outer words win.
    Object.assign(meta, { ...metas.get(inner), ...meta });
    const { def } = inner._zod;
    if (def.type === 'optional' || def.type === 'nullable') isOptional = true;
    if (def.type === 'nullable') empty = null;
    // An empty field is dropped before its schema reads it.
    if (def.type === 'pipe')
      inner = ((def.in as $ZodTypes)._zod.def.type === 'transform' ? def.out : def.in) as $ZodTypes;
    else if ('innerType' in def) inner = def.innerType as $ZodTypes;
    else return { meta, isOptional, empty, inner };
  }
}

export const metaOf = (schema: $ZodType): Partial<FieldMeta> => unwrapped(schema).meta;

export function fieldsOf(schema: $ZodType): Readonly<Record<string, $ZodType>> {
  const { def } = (schema as $ZodTypes)._zod;
  if (def.type === 'intersection') return { ...fieldsOf(def.left), ...fieldsOf(def.right) };
  return def.type === 'object' ? def.shape : {};
}

/** No keyboard corrects a name for the login. */
export const USERNAME = {
  autoComplete: 'username',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
