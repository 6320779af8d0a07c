import type { $ZodType } from 'zod/v4/core';
import { callFormTexts as texts } from '#admin/shown/form-texts.ts';
import { entryOf, REQUEST_FIELDS } from '#domain/requests/fields.ts';
import { tell } from '#shared/api/field-meta.ts';

/** A form of the owner's with the words of the visitor's fields. Theirs carry none, because their script needs none. */
export function toldFields<S extends $ZodType & { shape: object }>(schema: S): S {
  const parts = schema.shape as Record<string, $ZodType>;
  for (const field of REQUEST_FIELDS) {
    const { label, control } = entryOf(field);
    const words = {
      label: field === 'message' ? texts.message : label,
      long: control.element === 'textarea',
      ...(control.element === 'select' && {
        choices: [['', texts.noChoice] as const, ...Object.entries(control.choices)],
      }),
      ...(control.element === 'input' && { input: { type: control.type } }),
    };
    if (parts[field]) tell(parts[field], words);
  }
  return schema;
}
