import type { $ZodType } from 'zod/v4/core';
import { shapeOf } from '#shared/ui/shape-of.ts';

export const placeOf = (path: string, part: string | number): string => (path ? `${path}.${part}` : `${part}`);

/** An empty entry of a list, or empty fields that may be absent together. */
export function emptyPartsOf(schema: $ZodType): unknown {
  const shape = shapeOf(schema);
  if (shape.kind === 'group')
    return Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, emptyOf(field)]));
  if (shape.kind === 'list' || shape.kind === 'lines') return [];
  if (shape.kind === 'flag') return false;
  return shape.kind === 'choice' ? shape.keys[0] : '';
}

function emptyOf(schema: $ZodType): unknown {
  const { isOptional, empty } = shapeOf(schema);
  return isOptional ? empty : emptyPartsOf(schema);
}
