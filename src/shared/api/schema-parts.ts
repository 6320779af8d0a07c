import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { type FieldMeta, toldOf } from '#shared/api/field-meta.ts';

/** Looks into `optional()`, `nullable()`, `readonly()` and the like. `empty` is the value of an absent fact. */
export function unwrapped(schema: $ZodType) {
  const meta: Partial<FieldMeta> = {};
  let isOptional = false;
  let empty: null | undefined;
  let inner = schema as $ZodTypes;
  for (;;) {
    // The outer words win.
    Object.assign(meta, { ...toldOf(inner), ...meta });
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
