import type { $ZodError } from 'zod/v4/core';

export function fieldErrorsOf(error: $ZodError): Record<string, string> {
  const sentences: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    const field = path.join('.');
    if (field) sentences[field] ??= message;
  }
  return sentences;
}
