import type { $ZodError } from 'zod/v4/core';

/** The first sentence of each field, by its name ('address.city'). Leaves out errors without a field. */
export function fieldErrorsOf(error: $ZodError): Record<string, string> {
  const sentences: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    const field = path.join('.');
    if (field) sentences[field] ??= message;
  }
  return sentences;
}
