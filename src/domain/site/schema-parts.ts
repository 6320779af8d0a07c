import { type $ZodType, type $ZodTypes, globalRegistry } from 'zod/v4/core';
import type { FactMeta } from '#content/facts-schema.ts';

/** Looks into `optional()`, `nullable()`, `readonly()` and the like. `empty` is the value of an absent fact. */
export function unwrapped(schema: $ZodType) {
  const meta: Partial<FactMeta> = {};
  let isOptional = false;
  let empty: null | undefined;
  let inner = schema as $ZodTypes;
  for (;;) {
    // The outer words win.
    Object.assign(meta, { ...globalRegistry.get(inner), ...meta });
    const { def } = inner._zod;
    if (def.type === 'optional' || def.type === 'nullable') isOptional = true;
    if (def.type === 'nullable') empty = null;
    if (def.type === 'pipe') inner = def.in as $ZodTypes;
    else if ('innerType' in def) inner = def.innerType as $ZodTypes;
    else return { meta, isOptional, empty, inner };
  }
}

export const metaOf = (schema: $ZodType): Partial<FactMeta> => unwrapped(schema).meta;

export const partsOf = (schema: $ZodType) =>
  unwrapped(schema).inner._zod.def as { element?: $ZodType; shape?: Record<string, $ZodType> };
