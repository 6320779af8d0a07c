import { type $ZodType, type $ZodTypes, safeParse } from 'zod/v4/core';
import { type FieldMeta, unwrapped } from '#shared/api/field-meta.ts';

export interface FieldProps {
  schema: $ZodType;
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
  errors: Readonly<Record<string, string>>;
}

/** What a field takes, read from its schema. `empty` is the value of an empty field that is not required. */
export type Shape = { meta: Partial<FieldMeta>; isOptional: boolean; empty: null | undefined } & Kind;

type Kind =
  | { kind: 'text'; format: string | undefined }
  | { kind: 'number' }
  | { kind: 'flag'; on: unknown }
  | { kind: 'lines' }
  | { kind: 'choice'; keys: readonly string[] }
  | { kind: 'list'; element: $ZodType }
  | { kind: 'group'; fields: Readonly<Record<string, $ZodType>> };

/** Reads the shape of a field. Throws for a kind of schema that the form can't draw, so that a test finds it. */
export function shapeOf(schema: $ZodType): Shape {
  const known = shapes.get(schema);
  if (known) return known;
  const { inner, ...outer } = unwrapped(schema);
  const shape = { ...outer, ...kindOf(inner) };
  shapes.set(schema, shape);
  return shape;
}

/** Each key typed draws all fields of a form. */
const shapes = new WeakMap<$ZodType, Shape>();

/** 'date', 'url', or 'month' for a text like '2026-10'. */
function formatOf(schema: $ZodType, format: unknown): string | undefined {
  if (typeof format === 'string') return format;
  const takes = (text: string) => safeParse(schema, text).success;
  return takes('2026-10') && !takes('2026-13') ? 'month' : undefined;
}

function kindOf(schema: $ZodTypes): Kind {
  const { def } = schema._zod;
  switch (def.type) {
    case 'string':
      return { kind: 'text', format: formatOf(schema, 'format' in def && def.format) };
    case 'number':
      return { kind: 'number' };
    case 'boolean':
      return { kind: 'flag', on: true };
    case 'literal':
      return { kind: 'flag', on: def.values[0] };
    case 'enum':
      return { kind: 'choice', keys: Object.values(def.entries).map(String) };
    case 'union':
      return kindOf(def.options.at(-1) as $ZodTypes);
    case 'object':
      return { kind: 'group', fields: def.shape };
    case 'array': {
      const isOfLines = shapeOf(def.element).kind === 'text';
      return isOfLines ? { kind: 'lines' } : { kind: 'list', element: def.element };
    }
    default:
      throw new TypeError(`no field for a schema of type ${def.type}`);
  }
}
